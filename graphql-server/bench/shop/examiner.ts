import type { Client, ClientRequest, Reply } from './client.ts'

/** Sends one request after the other, and checks the responses when time is not measured. */
export interface Examiner {
  ask(): Promise<void>
  /** Throws if a response since the last call was wrong. Otherwise returns the first response. */
  check(): Reply
}

export interface Examination {
  client: Client
  /** Builds request n. */
  request: (n: number) => ClientRequest
  /** Throws unless this is the right response. */
  check: (reply: Reply, n: number) => void
}

export function createExaminer({ client, request, check }: Examination): Examiner {
  let next = 0
  let replies: { n: number; reply: Reply }[] = []
  return {
    async ask() {
      const n = next
      next += 1
      replies.push({ n, reply: await client.ask(request(n)) })
    },
    check() {
      const [first] = replies
      if (!first) throw new Error('No request was sent.')
      for (const { n, reply } of replies) check(reply, n)
      replies = []
      return first.reply
    },
  }
}
