import type { Types } from 'mongoose'
import { listOf } from '../../lib/database/cursor.ts'
import { findNewestPage, pageRequest, type PageArgs } from '../../lib/database/pagination.ts'
import { DAY_MS } from '../../lib/time/days.ts'
import type { PrivateFileRecord } from '../private-file/private-file-record.ts'
import { PrescriptionView, type PrescriptionViewPage } from './prescription-view.model.ts'

/** Reloads within this time are one view. */
const SAME_VIEW_MS = 10 * 60_000
const KEPT_MS = 365 * DAY_MS
const MAX_PAGE = 100

/** Records that a team member opens a customer's prescription. Throws if it cannot be recorded. */
export async function recordView(
  userId: Types.ObjectId,
  { _id: prescriptionId, userId: ownerId }: Pick<PrivateFileRecord, '_id' | 'userId'>,
  at = new Date(),
): Promise<void> {
  const since = new Date(at.getTime() - SAME_VIEW_MS)
  const same = { userId, prescriptionId, at: { $gt: since } }
  if (await PrescriptionView.exists(same)) return
  await PrescriptionView.create({ at, userId, prescriptionId, ownerId })
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
