import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashRounds } from '../src/database/embedded/conformance/crash-rounds.ts'

/** Kills the embedded database N times (default 200) amid writes, and counts what came of it. */
const rounds = Number(process.argv[2] ?? 200)
const folder = await mkdtemp(join(tmpdir(), 'crash-rounds-'))

const counts = await crashRounds(
  folder,
  rounds,
  ({ rounds: round, inserts, transfers, increments }) => {
    process.stdout.write(
      `\rround ${round}: ${inserts} inserts, ${transfers} transfers, ${increments} increments`,
    )
  },
)
await rm(folder, { recursive: true })

const { inserts, transfers, increments, unanswered, failures } = counts
process.stdout.write(`
${rounds} times killed with -9 amid writes
${inserts} acknowledged inserts, ${transfers} acknowledged transfers, ${increments} increments
${unanswered} writes were cut off without an answer
${failures.length === 0 ? 'nothing lost, nothing torn, nothing applied twice' : failures.join('\n')}
`)
process.exitCode = failures.length === 0 ? 0 : 1
