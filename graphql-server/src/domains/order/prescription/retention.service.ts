import type { Types } from 'mongoose'
import { findUserNames } from '../../account/people.service.ts'
import { Order } from '../record/order.model.ts'
import { RegisterEntry } from '../register/register-entry.model.ts'
import { toMonth } from '../register/register.service.ts'

/** Source: Drugs Rules, 1945, rule 65 (4) (3), and G.S.R. 588(E) of 30 August 2013. */
const BILL_YEARS = 2
const REGISTER_YEARS = 3

/**
 * Deletes health data whose retention has ended: register entries after three years, at the end of their month, and the
 * patients and prescribers of deleted accounts' orders two years after the check.
 */
export async function deleteOldHealthData(now = new Date()): Promise<void> {
  await RegisterEntry.deleteMany({ month: { $lt: toMonth(yearsBefore(now, REGISTER_YEARS)) } })
  await forgetChecks(yearsBefore(now, BILL_YEARS))
}

async function forgetChecks(before: Date): Promise<void> {
  const named = {
    'check.at': { $lt: before },
    $or: [{ 'check.patient': { $gt: '' } }, { 'check.prescriber': { $gt: '' } }],
  }
  const customers = await Order.distinct('userId', named)
  const userId = { $in: await findDeleted(customers) }
  const update = {
    $set: { 'check.patient': '', 'check.prescriber': '' },
    $unset: { 'check.prescription': 1 },
  } as const
  await Order.updateMany({ ...named, userId }, update, { timestamps: false })
}

async function findDeleted(ids: Types.ObjectId[]): Promise<Types.ObjectId[]> {
  const names = await findUserNames(ids)
  return ids.filter((id) => !names.has(id.toHexString()))
}

function yearsBefore(moment: Date, years: number): Date {
  const before = new Date(moment)
  before.setUTCFullYear(moment.getUTCFullYear() - years)
  return before
}
