import { expect, it } from 'vitest'
import { PASSWORD } from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { setUpTickets, storePhoto } from '../../../test/support/tickets.ts'
import { Ticket, TicketPhoto } from '../ticket/ticket.model.ts'
import { exportAccount } from './export-account.service.ts'

const shop = setUpTickets()

it('tickets are in the export, and lose all personal data with the account', async () => {
  const { id, number } = await shop.createdTicket({
    photoIds: [await storePhoto(shop.desk.shopper)],
  })
  const ownCaseReasons = [{ at: new Date(), reason: 'My own rice' }]
  await Ticket.updateOne({ _id: id }, { $set: { ownCaseReasons } })
  let exported = ''
  for await (const part of exportAccount(shop.desk.shopper.user)) exported += part
  expect(JSON.parse(exported)).toMatchObject({
    tickets: [{ number, text: 'One bag is torn.', ownCaseReasons: [{ reason: 'My own rice' }] }],
  })
  const remove = gql(
    `mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { userErrors { code } } }`,
  )
  const input = { currentPassword: PASSWORD }
  const { data } = await shop.desk.store.query(remove, { input }, shop.desk.shopper.accessToken)
  expect(data.deleteAccount.userErrors).toEqual([])
  const kept = await Ticket.findById(id).lean()
  expect(kept?.ownCaseReasons).toBeUndefined()
  expect(kept).toMatchObject({
    ...{ number, userId: null, name: '', email: '', phone: '', text: '', photoIds: [] },
    ...{ status: 'RESOLVED', dueAt: null, lines: [{ name: 'Rice' }] },
  })
  expect(await TicketPhoto.countDocuments({ userId: shop.desk.shopper.user._id })).toBe(0)
})
