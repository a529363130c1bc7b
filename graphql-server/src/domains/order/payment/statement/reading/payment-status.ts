import { statementNotes } from '../messages.ts'
import type { Obstacle } from './statement-rows.ts'
import { clip, isBlank } from './signed-amount.ts'

interface Status {
  /** A sentence about a status that cannot be read. */
  problem?: string
  /** Missing for a payment that has succeeded. */
  obstacle?: Obstacle
}

/* Statuses in files from payment apps. The first matching pattern counts, so that "unsuccessful" is not "success". */
const FAILED =
  /fail|unsuccess|not success|declin|reject|cancel|expire|timed? ?out|error|abort|drop/i
const TAKEN_BACK = /revers|refund|return|charge ?back/i
const PENDING = /pend|process|initiat|created|authori[sz]ed|progress|await|deemed|hold|submitted/i
const SUCCEEDED =
  /success|complete|captured|settled|^paid$|^payment$|credited|received|^approved$|^s$|^ok$/i

/** Whether a text says that a payment was refunded. */
export function isTakenBack(text: string): boolean {
  return TAKEN_BACK.test(text)
}

/** Reads a payment's status in an app's file. Only a known word for success lets it pay an order. */
export function readStatus(text: string): Status {
  if (isBlank(text)) return { problem: statementNotes.ROW_STATUS_MISSING().message }
  const status = clip(text)
  const { message: reason } = statementNotes.ROW_STATUS({ status })
  if (FAILED.test(text) || PENDING.test(text)) {
    return { obstacle: { state: 'NOT_COMPLETED', reason } }
  }
  if (isTakenBack(text)) return { obstacle: { state: 'REVERSED', reason } }
  if (SUCCEEDED.test(text)) return {}
  return { problem: statementNotes.ROW_STATUS_UNKNOWN({ status }).message }
}
