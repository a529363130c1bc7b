import { Types } from 'mongoose'
import { expect, it } from 'vitest'
import { countScans } from '../../../../test/support/database.ts'
import { buildOrder } from '../../../../test/support/factories.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { User, type UserRecord } from '../../account/user.model.ts'
import { Order } from '../record/order.model.ts'
import { RegisterEntry } from '../register/register-entry.model.ts'
import { deleteOldHealthData } from './retention.service.ts'

setUpDatabase()

const NOW = new Date('2026-11-28T06:00:00Z')
const people = { patient: 'Ravi', prescriber: 'Dr. Rao' }
const prescription = {
  ...{ issuedOn: '2024-11-01', kind: 'ACUTE' as const, prescriberRegistration: '' },
  ...{ patientAddress: 'Pune', prescriberAddress: 'Pune' },
}

async function buildUser() {
  const email = `${new Types.ObjectId().toHexString()}@example.com`
  const account = { name: 'Asha', email, emailKey: email, passwordHash: 'none' }
  return (await User.create(account)).toObject()
}

/** An order that was checked on this day. */
async function buildChecked(day: string, user: UserRecord) {
  const at = new Date(`${day}T06:00:00Z`)
  const check = { at, adminId: new Types.ObjectId(), ...people, prescription, rejected: [] }
  return (await buildOrder(user, { check }))._id
}

async function findCheck(id: Types.ObjectId) {
  const { check } = await Order.findById(id).orFail().lean()
  return check
}

it('the patients and prescribers of deleted accounts are removed two years after the check', async () => {
  const [gone, customer] = [await buildUser(), await buildUser()]
  const old = await buildChecked('2024-11-27', gone)
  const newer = await buildChecked('2024-11-29', gone)
  const ofAccount = await buildChecked('2024-11-27', customer)
  await User.deleteOne({ _id: gone._id })
  const { updatedAt } = await Order.findById(old).orFail().lean()
  expect(await countScans(() => deleteOldHealthData(NOW))).toBe(0)
  await deleteOldHealthData(NOW)
  expect(await findCheck(old)).toMatchObject({ patient: '', prescriber: '' })
  expect(await findCheck(old)).not.toHaveProperty('prescription')
  expect(await findCheck(newer)).toMatchObject({ ...people, prescription })
  expect(await findCheck(ofAccount)).toMatchObject({ ...people, prescription })
  expect((await Order.findById(old).orFail().lean()).updatedAt).toEqual(updatedAt)
})

it('register entries are deleted three years after the end of their month', async () => {
  const months = ['2023-10', '2023-11', '2026-11']
  const entry = { orderId: new Types.ObjectId(), orderNumber: 'ORD-1', ...people }
  await RegisterEntry.insertMany(
    months.map((month) => ({
      ...{ ...entry, medicine: 'Cefixime', quantity: 1, month },
      at: new Date(`${month}-02`),
    })),
  )
  await deleteOldHealthData(NOW)
  const kept = await RegisterEntry.find().sort({ month: 1 }).lean()
  expect(kept.map(({ month }) => month)).toEqual(['2023-11', '2026-11'])
})
