import type { Client, Question, Reply } from './client.ts'

/** Asks one question after the other, and checks the answers when the clock stands still. */
export interface Examiner {
  ask(): Promise<void>
  /** Throws when an answer since the last call was wrong. Gives one of them. */
  check(): Reply
}

export interface Examination {
  client: Client
  /** Question n. */
  question: (n: number) => Question
  /** Throws unless this is the right answer to it. */
  check: (reply: Reply, n: number) => void
}

export function createExaminer({ client, question, check }: Examination): Examiner {
  let next = 0
  let replies: { n: number; reply: Reply }[] = []
  return {
    async ask() {
      const n = next
      next += 1
      replies.push({ n, reply: await client.ask(question(n)) })
    },
    check() {
      const [first] = replies
      if (!first) throw new Error('Nothing was asked.')
      for (const { n, reply } of replies) check(reply, n)
      replies = []
      return first.reply
    },
  }
}
