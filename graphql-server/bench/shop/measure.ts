import { percentile } from '../running-store.ts'
import { cpuSeconds, forgetPeak, peakMegabytes } from './accounting.ts'
import type { BareServer } from './bare-server.ts'
import { readReply, type Client } from './client.ts'
import { createExaminer, type Examiner } from './examiner.ts'
import type { Job } from './job.ts'
import type { Variant } from './jobs.ts'
import { closedLoop, openLoop } from './load.ts'

/** A process under load. */
export interface Target {
  client: Client
  pid: number
}

export interface Figures {
  /** Responses per second, over 8 and 32 connections that are never idle. */
  perSecond8: number
  perSecond32: number
  /** The time since a request's planned start, at half the server's rate with 32 connections. */
  medianMs: number
  p99Ms: number
  /** The processor time for each response in the closed loops. */
  cpuMs: number
  /** In megabytes of 2^20. */
  peakMb: number
}

/** How often the server and the bare server alternate, so that both run under the same conditions. */
const ROUNDS = 3
/** V8 compiles code that runs often, and optimizes code that runs very often. */
const WARM_SECONDS = 6
const CLOSED_SECONDS = 0.8
const OPEN_SECONDS = 1.5
/** Each round has three loops, which share the requests. */
const PARTS = ROUNDS * 3

/** Measures a job, and a bare server that sends the same bytes at the same rate. */
export async function measure(
  { job, warmUp }: Omit<Variant, 'kind'>,
  store: Target,
  bare: Target & Pick<BareServer, 'answerWith'>,
): Promise<{ store: Figures; bare: Figures }> {
  const warming = createJobExaminer(warmUp, store.client)
  const warmLoop = { connections: 8, seconds: WARM_SECONDS, most: warmUp.supply }
  await closedLoop(warmLoop, () => warming.ask())
  const sample = warming.check()
  const examiner = createJobExaminer(job, store.client)
  const most = Math.floor(job.supply / PARTS)
  await bare.answerWith(sample)
  const echo = createExaminer({
    client: bare.client,
    request: () => job.ask(0),
    check({ status, body }) {
      if (status !== 200 || !body.equals(sample.body)) throw new Error('The bytes differ.')
    },
  })
  await closedLoop({ ...warmLoop, most: Infinity }, () => echo.ask())
  const turns: Record<'store' | 'bare', Turn[]> = { store: [], bare: [] }
  forgetPeak(store.pid)
  forgetPeak(bare.pid)
  for (let round = 0; round < ROUNDS; round += 1) {
    const turn = await takeTurn(examiner, store.pid, { most })
    turns.store.push(turn)
    turns.bare.push(await takeTurn(echo, bare.pid, { most, rate: turn.rate }))
  }
  return { store: getFigures(turns.store, store.pid), bare: getFigures(turns.bare, bare.pid) }
}

function createJobExaminer(job: Job, client: Client): Examiner {
  return createExaminer({
    client,
    request: (n) => job.ask(n),
    check: (reply, n) => job.check(readReply(reply), n),
  })
}

/** The results of one round. */
interface Turn {
  perSecond8: number
  perSecond32: number
  answers: number
  cpuMs: number
  /** The requests per second in the open loop. */
  rate: number
  delays: number[]
}

/** `most` limits the requests in each loop. By default, the rate is half the rate with 32 connections. */
async function takeTurn(
  examiner: Examiner,
  pid: number,
  { most, rate: wanted }: { most: number; rate?: number },
): Promise<Turn> {
  const ask = () => examiner.ask()
  const loop = { seconds: CLOSED_SECONDS, most }
  const before = cpuSeconds(pid)
  const few = await closedLoop({ ...loop, connections: 8 }, ask)
  const many = await closedLoop({ ...loop, connections: 32 }, ask)
  const cpuMs = (cpuSeconds(pid) - before) * 1000
  examiner.check()
  const rate = wanted ?? many.perSecond / 2
  const delays = await openLoop(
    { rate, count: Math.min(most, Math.ceil(rate * OPEN_SECONDS)) },
    ask,
  )
  examiner.check()
  const answers = few.answers + many.answers
  return { perSecond8: few.perSecond, perSecond32: many.perSecond, answers, cpuMs, rate, delays }
}

function getFigures(turns: Turn[], pid: number): Figures {
  const median = (figure: (turn: Turn) => number) => percentile(turns.map(figure), 50)
  const sum = (figure: (turn: Turn) => number) => turns.reduce((all, turn) => all + figure(turn), 0)
  const delays = turns.flatMap((turn) => turn.delays)
  return {
    perSecond8: median(({ perSecond8 }) => perSecond8),
    perSecond32: median(({ perSecond32 }) => perSecond32),
    medianMs: percentile(delays, 50),
    p99Ms: percentile(delays, 99),
    cpuMs: sum(({ cpuMs }) => cpuMs) / sum(({ answers }) => answers),
    peakMb: peakMegabytes(pid),
  }
}
