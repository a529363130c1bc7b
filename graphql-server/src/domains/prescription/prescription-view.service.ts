import { Types, type ClientSession } from 'mongoose'
import { listOf } from '../../lib/database/cursor.ts'
import { streamRows } from '../../lib/database/stream-rows.ts'
import { findNewestPage, pageRequest, type PageArgs } from '../../lib/database/pagination.ts'
import { requestError } from '../../lib/errors.ts'
import { DAY_MS } from '../../lib/time/days.ts'
import { writeFor } from '../account/people.service.ts'
import type { PrivateFileRecord } from '../private-file/private-file-record.ts'
import { prescriptionMessages } from './messages.ts'
import {
  PrescriptionView,
  type PrescriptionViewPage,
  type PrescriptionViewRecord,
} from './prescription-view.model.ts'

/** Reloads within this time are one view. */
const SAME_VIEW_MS = 10 * 60_000
const KEPT_MS = 365 * DAY_MS
const MAX_PAGE = 100

/**
 * Records that a team member opens a customer's prescription. Throws if it cannot be recorded, or if the customer's
 * account was deleted.
 */
export async function recordView(
  userId: Types.ObjectId,
  { _id: prescriptionId, userId: ownerId }: Pick<PrivateFileRecord, '_id' | 'userId'>,
  at = new Date(),
): Promise<void> {
  const since = new Date(at.getTime() - SAME_VIEW_MS)
  const same = { userId, prescriptionId, at: { $gt: since } }
  if (await PrescriptionView.exists(same)) return
  const view = { at, userId, prescriptionId, ownerId }
  await writeFor(
    ownerId,
    (session) => PrescriptionView.create([view], { session }),
    () => requestError(prescriptionMessages.PRESCRIPTION_UNKNOWN()),
  )
}

/** Removes a customer's ID from the log when their account is deleted. The log itself must be kept for a year. */
export async function anonymizeViewsOf(
  ownerId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const nobody = { ownerId: new Types.ObjectId() }
  await PrescriptionView.updateMany({ ownerId }, { $set: nobody }, { session })
}

/** Streams the views of a customer's prescriptions, newest first. */
export function streamViewsOf(ownerId: Types.ObjectId): AsyncIterable<PrescriptionViewRecord> {
  return streamRows(PrescriptionView, { ownerId })
}

/** Lists the views of all prescriptions, newest first. */
export async function listViews(args: PageArgs): Promise<PrescriptionViewPage> {
  const page = pageRequest(listOf('prescription views'), args, MAX_PAGE)
  return findNewestPage(PrescriptionView, {}, page)
}

/** Deletes views after a year. */
export async function deleteOldViews(now = new Date()): Promise<void> {
  await PrescriptionView.deleteMany({ at: { $lt: new Date(now.getTime() - KEPT_MS) } })
}
