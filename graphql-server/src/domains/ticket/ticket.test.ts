import { randomUUID } from 'node:crypto'
import { Types } from 'mongoose'
import { afterEach, describe, expect, it } from 'vitest'
import { buildScheduled, buildShopper } from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { CREATE, newId, setUpTickets, storePhoto } from '../../../test/support/tickets.ts'
import { OutboxEntry } from '../../mail/outbox.model.ts'
import { Order } from '../order/record/order.model.ts'
import { Ticket } from './ticket.model.ts'
import { countTickets } from './ticket-list.service.ts'

const REPLY = gql(`mutation ($input: ReplyToTicketInput!) {
    reply: replyToTicket(input: $input) {
      ticket { version status answerDueAt entries { kind text by } } userErrors { code message }
    }
}`)
const LIST = gql(`query ($status: TicketStatus) {
    tickets(status: $status) { edges { node { number order { number } } } }
}`)

const shop = setUpTickets()

const guest = () => ({
  ...{ orderId: null, lines: [], reason: 'OTHER' as const, text: 'See http://spam.example now' },
  ...{ name: 'Visit spam.example', email: `${randomUUID()}@example.org` },
})

describe('sending a ticket', () => {
  it('a ticket gets a number, and is acknowledged at once to the customer and announced to the shop', async () => {
    const ticket = await shop.createdTicket()
    expect(ticket).toMatchObject({
      ...{ status: 'OPEN', version: 1, lines: [{ name: 'Rice', quantity: 1 }] },
      number: expect.stringMatching(/^T-[0-9A-Z]{12}$/) as string,
    })
    await shop.desk.store.sendMail()
    const [received, announced] = shop.desk.store.mails.toSorted((one, other) =>
      one.to > other.to ? 1 : -1,
    )
    expect([received, announced].map((mail) => mail?.to).toSorted()).toEqual(
      [shop.desk.shopper.user.email, 'orders@shop.example'].toSorted(),
    )
    const toCustomer = shop.desk.store.mails.find(({ to }) => to === shop.desk.shopper.user.email)
    expect(toCustomer?.subject).toContain(ticket.number)
    expect(toCustomer?.text).toContain('within 48 hours')
  })

  it('a repeated request with the same key sends one ticket', async () => {
    const idempotencyKey = randomUUID()
    const [first, second] = [
      await shop.create({ idempotencyKey }),
      await shop.create({ idempotencyKey }),
    ]
    expect(second.ticket?.id).toBe(first.ticket?.id)
    expect((await shop.create({ idempotencyKey, text: 'Other' })).userErrors[0]?.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    )
    expect(await Ticket.countDocuments({ userId: shop.desk.shopper.user._id })).toBe(1)
  })

  it("another person's order looks like a missing one", async () => {
    const other = await buildShopper(shop.desk.store.tokens)
    const { userErrors } = await shop.create({}, other)
    expect(userErrors).toEqual((await shop.create({ orderId: '0'.repeat(24) })).userErrors)
    expect(userErrors[0]).toMatchObject({ code: 'NOT_FOUND', field: 'orderId' })
  })

  it.each<[string, () => object, string]>([
    ['10,000 characters', () => ({ text: 'x'.repeat(10_000) }), 'text'],
    ['2,001 characters', () => ({ text: 'x'.repeat(2_001) }), 'text'],
    ['no text', () => ({ text: ' ' }), 'text'],
    ['50 images', () => ({ photoIds: Array.from({ length: 50 }, newId) }), 'photoIds'],
    ['5 images', () => ({ photoIds: Array.from({ length: 5 }, newId) }), 'photoIds'],
    ['an image that does not exist', () => ({ photoIds: [newId()] }), 'photoIds'],
    [
      'a product that was not ordered',
      () => ({ lines: [{ productId: newId(), quantity: 1 }] }),
      'lines',
    ],
    [
      'more items than were ordered',
      () => ({ lines: [{ ...shop.about().lines[0], quantity: 4 }] }),
      'lines',
    ],
    ['no items', () => ({ lines: [] }), 'lines'],
    ['a product twice', () => ({ lines: [shop.about().lines[0], shop.about().lines[0]] }), 'lines'],
    ['items without an order', () => ({ orderId: null }), 'lines'],
  ])('a ticket with %s is rejected', async (_what, changes, field) => {
    const { ticket, userErrors } = await shop.create(changes())
    expect(ticket).toBeNull()
    expect(userErrors[0]?.field?.split('.')[0]).toBe(field)
    expect(await Ticket.countDocuments({ userId: shop.desk.shopper.user._id })).toBe(0)
  })

  it("a ticket with another person's image is rejected", async () => {
    const other = await buildShopper(shop.desk.store.tokens)
    const photo = await storePhoto(other)
    expect((await shop.create({ photoIds: [photo] })).userErrors[0]?.field).toBe('photoIds')
    const own = await storePhoto(shop.desk.shopper)
    expect((await shop.createdTicket({ photoIds: [own] })).photos).toEqual([{ id: own }])
  })

  it('a late order can be reported without items', async () => {
    await Order.updateOne({ _id: shop.desk.order._id }, { $set: { status: 'PACKED' } })
    expect((await shop.createdTicket({ reason: 'LATE', lines: [] })).status).toBe('OPEN')
  })

  it('groceries cannot be reported after the time in the settings, but the contact form stays open', async () => {
    const at = new Date(Date.now() - 25 * 3_600_000)
    const history = [{ status: 'DELIVERED', at, adminId: null }]
    await Order.updateOne({ _id: shop.desk.order._id }, { $set: { history } })
    expect((await shop.create()).userErrors[0]?.reason).toBe('ORDER_NOT_REPORTABLE')
    expect((await shop.createdTicket({ orderId: null, lines: [], reason: 'OTHER' })).status).toBe(
      'OPEN',
    )
  })

  it('a medicine can still be reported when the time for groceries has ended', async () => {
    const pills = await buildScheduled('H', { name: 'Pills' })
    const { _id, lines } = shop.desk.order
    const history = [{ status: 'DELIVERED', at: new Date(Date.now() - 25 * 3_600_000) }]
    const medicine = { ...lines[0], productId: pills._id, name: 'Pills', schedule: 'H' }
    await Order.updateOne({ _id }, { $set: { history }, $push: { lines: medicine } })
    expect((await shop.create()).userErrors[0]).toMatchObject({
      ...{ reason: 'REPORT_TIME_ENDED', field: 'lines' },
    })
    const wanted = [{ productId: pills._id.toHexString(), quantity: 1 }]
    expect((await shop.createdTicket({ lines: wanted })).lines).toMatchObject([{ name: 'Pills' }])
  })

  it.each([
    ['about an order', () => shop.about()],
    [
      'without an order',
      () => ({ ...shop.about(), orderId: null, lines: [], reason: 'OTHER' as const }),
    ],
  ])('a person can send ten tickets %s in 24 hours, also in parallel', async (_what, create) => {
    const input = create()
    const replies = await Promise.all(
      Array.from({ length: 14 }, () =>
        shop.desk.store.query(CREATE, { input }, shop.desk.shopper.accessToken),
      ),
    )
    const errors = replies.flatMap((reply) => reply.errors ?? [])
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(
      Array.from({ length: 4 }, () => 'RATE_LIMITED'),
    )
    expect(await Ticket.countDocuments({ userId: shop.desk.shopper.user._id })).toBe(10)
  })
})

describe('the contact form', () => {
  it('a guest gets an email without anything that the sender wrote', async () => {
    const input = guest()
    const { ticket } = await shop.create(input, null)
    expect(ticket?.status).toBe('OPEN')
    await shop.desk.store.sendMail()
    const mail = shop.desk.store.mails.find(({ to }) => to === input.email)
    expect(mail?.text).toContain(ticket?.number)
    expect(`${mail?.text}${mail?.html}`).not.toContain('spam')
  })

  it.each([
    ['an order', () => shop.about(), 'orderId'],
    ['images', () => ({ ...guest(), photoIds: [newId()] }), 'photoIds'],
    ['no email address', () => ({ ...guest(), email: '' }), 'email'],
    ['no name', () => ({ ...guest(), name: '' }), 'name'],
  ])('a guest cannot send a ticket with %s', async (_what, input, field) => {
    const contact = { name: 'Guest', email: 'guest@example.org' }
    const { ticket, userErrors } = await shop.create({ ...contact, ...input() }, null)
    expect(ticket).toBeNull()
    expect(userErrors[0]?.field).toBe(field)
  })

  it('a guest can send ten tickets in 24 hours', async () => {
    const input = guest()
    for (let sent = 0; sent < 10; sent += 1) await shop.create(input, null)
    const { errors } = await shop.desk.store.query(CREATE, { input: shop.about(input) })
    expect(errors?.[0]?.extensions['code']).toBe('RATE_LIMITED')
  })
})

describe('the limit for emails about tickets of guests', () => {
  afterEach(() => Ticket.deleteMany({ userId: null }))

  it.each([
    [299, 2],
    [300, 0],
  ])(
    'after %s tickets of guests in 24 hours, the next one is stored and causes %s emails',
    async (count, mails) => {
      const { id } = await shop.createdTicket()
      const ticket = await Ticket.findById(id).orFail().lean()
      await Ticket.deleteMany({ userId: null })
      const guests = Array.from({ length: count }, () => ({
        ...{ ...ticket, _id: new Types.ObjectId(), number: `T-${randomUUID()}` },
        ...{ userId: null, senderId: new Types.ObjectId() },
      }))
      await Ticket.insertMany(guests)
      await OutboxEntry.deleteMany({})
      const { errors } = await shop.desk.store.query(CREATE, { input: guest() })
      expect(errors).toBeUndefined()
      expect(await Ticket.countDocuments({ userId: null })).toBe(count + 1)
      expect(await OutboxEntry.countDocuments({})).toBe(mails)
      await shop.createdTicket()
      expect(await OutboxEntry.countDocuments({})).toBe(mails + 2)
    },
  )
})

describe('answering a ticket', () => {
  it('of two members who resolve and reject a ticket at the same time, one decides', async () => {
    const { id: ticketId } = await shop.createdTicket()
    const replies = await Promise.all([
      shop.answer({ ticketId, status: 'RESOLVED' }),
      shop.answer({ ticketId, status: 'REJECTED' }, shop.desk.admin),
    ])
    const [refused] = replies.flatMap(({ userErrors }) => userErrors)
    expect(refused).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'This ticket has changed. Please check the changes before you continue.',
    })
    const { entries, status, version } = await Ticket.findById(ticketId).orFail().lean()
    expect([entries.map(({ kind }) => kind), version]).toEqual([[status], 2])
    expect(replies.map(({ ticket }) => ticket?.status)).toEqual([status, status])
  })

  it('the team answers, the customer replies, and the team resolves the ticket', async () => {
    const { id: ticketId } = await shop.createdTicket()
    const answered = await shop.answer({ ticketId })
    expect(answered.ticket).toMatchObject({ status: 'OPEN', version: 2, answerDueAt: null })
    const reply = { input: { ticketId, version: 2, text: 'Thanks. And the other bag?' } }
    const { ticket } = (await shop.desk.store.query(REPLY, reply, shop.desk.shopper.accessToken))
      .data.reply
    expect(ticket?.answerDueAt).not.toBeNull()
    expect(ticket?.entries).toEqual([
      { kind: 'TEAM_MESSAGE', text: 'We are sorry.', by: null },
      { kind: 'CUSTOMER_MESSAGE', text: 'Thanks. And the other bag?', by: null },
    ])
    const closed = await shop.answer({ ticketId, version: 3, status: 'RESOLVED' })
    expect(closed.ticket).toMatchObject({ status: 'RESOLVED', resolveDueAt: null })
    expect(closed.ticket?.entries[2]?.by).toBe('Meena')
    await shop.desk.store.sendMail()
    const subjects = shop.desk.store.mails.filter(({ to }) => to === shop.desk.shopper.user.email)
    expect(subjects.map(({ subject }) => subject.replace(/T-.*? /, ''))).toHaveLength(3)
  })

  it('a reply opens a resolved ticket again, with new time limits', async () => {
    const { id: ticketId } = await shop.createdTicket()
    await shop.answer({ ticketId, status: 'RESOLVED' })
    await Ticket.updateOne({ _id: ticketId }, { $set: { openedAt: new Date(0) } })
    const reply = { input: { ticketId, version: 2, text: 'It leaks again.' } }
    await shop.desk.store.query(REPLY, reply, shop.desk.shopper.accessToken)
    const { status, openedAt, dueAt } = await Ticket.findById(ticketId).orFail().lean()
    expect([status, openedAt > new Date(0)]).toEqual(['OPEN', true])
    expect(dueAt).toEqual(new Date(openedAt.getTime() + 48 * 3_600_000))
  })

  it('a ticket with 100 entries takes no more', async () => {
    const { id: ticketId } = await shop.createdTicket()
    const entry = { kind: 'TEAM_MESSAGE', at: new Date(), memberId: null, text: 'Hello' }
    const entries = Array.from({ length: 100 }, () => entry)
    await Ticket.updateOne({ _id: ticketId }, { $set: { entries } })
    const { ticket, userErrors } = await shop.answer({ ticketId })
    expect(userErrors[0]?.message).toContain('This ticket has 100 messages.')
    expect(ticket).toMatchObject({ version: 1, entries: { length: 100 } })
  })

  it('a rejection needs a reason, which the customer gets by email', async () => {
    const { id: ticketId } = await shop.createdTicket()
    const empty = await shop.answer({ ticketId, text: '', status: 'REJECTED' })
    expect(empty.userErrors[0]?.field).toBe('text')
    const text = 'The photo shows another product.'
    const { ticket } = await shop.answer({ ticketId, text, status: 'REJECTED' })
    expect(ticket?.status).toBe('REJECTED')
    await shop.desk.store.sendMail()
    const mail = shop.desk.store.mails.find(({ subject }) => subject.includes('was rejected'))
    expect([mail?.to, mail?.text.includes(text)]).toEqual([shop.desk.shopper.user.email, true])
  })

  it('the second of two concurrent answers gets a sentence and the current ticket', async () => {
    const { id: ticketId } = await shop.createdTicket()
    const replies = await Promise.all([
      shop.answer({ ticketId }),
      shop.answer({ ticketId }, shop.desk.admin),
    ])
    const codes = replies.map(({ userErrors }) => userErrors[0]?.code)
    expect(codes.toSorted()).toEqual(['CHANGED_MEANWHILE', undefined])
    expect(replies.map(({ ticket }) => ticket?.entries.length)).toEqual([1, 1])
  })

  it("customers can neither see nor answer another person's ticket", async () => {
    const { id: ticketId } = await shop.createdTicket()
    const other = await buildShopper(shop.desk.store.tokens)
    const reply = { input: { ticketId, version: 1, text: 'Hello' } }
    const { ticket, userErrors } = (await shop.desk.store.query(REPLY, reply, other.accessToken))
      .data.reply
    expect([ticket, userErrors[0]?.code]).toEqual([null, 'NOT_FOUND'])
  })
})

describe('the lists of tickets', () => {
  it('the team lists tickets by status, and sees the number of overdue ones', async () => {
    await Ticket.deleteMany({})
    const { id, number } = await shop.createdTicket()
    await shop.createdTicket()
    const before = await countTickets(new Date())
    await Ticket.updateOne({ _id: id }, { $set: { dueAt: new Date(0) } })
    const after = await countTickets(new Date())
    expect(after.overdueTickets - before.overdueTickets).toBe(1)
    const list = async (status: 'OPEN' | 'RESOLVED') =>
      (await shop.desk.store.query(LIST, { status }, shop.desk.staff.accessToken)).data.tickets
        .edges
    expect((await list('OPEN'))[0]?.node).toEqual({
      number,
      order: { number: shop.desk.order.number },
    })
    expect((await list('RESOLVED')).map(({ node }) => node.number)).not.toContain(number)
  })
})
