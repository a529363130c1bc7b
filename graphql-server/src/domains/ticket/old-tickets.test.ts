import { Types } from 'mongoose'
import { expect, it } from 'vitest'
import { countScans } from '../../../test/support/database.ts'
import { newId, setUpTickets } from '../../../test/support/tickets.ts'
import { deleteOldTickets } from './ticket.service.ts'
import { Ticket } from './ticket.model.ts'

const DAY = 24 * 60 * 60
const shop = setUpTickets()

/** A copy of a ticket that was sent this many days ago. */
async function copySentBefore(days: number, userId: Types.ObjectId | null) {
  const { id } = await shop.createdTicket()
  const original = await Ticket.findById(id).orFail().lean()
  const seconds = Math.floor(Date.now() / 1000) - days * DAY
  const _id = new Types.ObjectId(seconds.toString(16).padStart(8, '0') + newId().slice(8))
  const number = `T-${_id.toHexString()}`
  await Ticket.create({ ...original, _id, number, userId })
  return _id
}

it('tickets without an account are deleted a year after they were sent, and others are kept', async () => {
  const old = await copySentBefore(366, null)
  const kept = [
    await copySentBefore(364, null),
    await copySentBefore(366, shop.desk.shopper.user._id),
  ]
  expect(await countScans(() => deleteOldTickets())).toBe(0)
  const found = await Ticket.find({ _id: { $in: [old, ...kept] } })
  expect(found.map(({ id }) => id).toSorted()).toEqual(kept.map(String).toSorted())
})
