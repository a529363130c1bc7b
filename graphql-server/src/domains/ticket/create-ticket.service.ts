import mongoose, { Types, type ClientSession } from 'mongoose'
import { createHash } from 'node:crypto'
import { rateLimited } from '../../auth/limiter.ts'
import { parseId, randomCode } from '../../lib/ids.ts'
import { parseInput } from '../../lib/input.ts'
import { DAY_MS } from '../../lib/time/days.ts'
import { userError } from '../../lib/user-error.ts'
import { enqueueAll } from '../../mail/outbox.ts'
import { submitOnce, type Remember } from '../../submissions/submit-once.ts'
import { toEmailKey } from '../account/email-key.ts'
import { lockUser, submitFor } from '../account/people.service.ts'
import type { UserRecord } from '../account/user.model.ts'
import { findProducts } from '../catalogue/browse/catalogue.service.ts'
import type { OrderRecord } from '../order/record/order.model.ts'
import { findOrder, orderNotFound, touchOrder } from '../order/record/order.service.ts'
import { nextDueAt } from './due-dates.ts'
import { newTicketMails } from './mail/ticket-mail.ts'
import { ticketMessages } from './messages.ts'
import { listReportable, type ReportHours } from './report-window.ts'
import {
  guestFields,
  pickItems,
  requireItems,
  ticketFields,
  type TicketInput,
} from './ticket-input.ts'
import { attachPhotos } from './ticket-photo.service.ts'
import { Ticket, type TicketRecord } from './ticket.model.ts'

const MAX_PER_DAY = 10
/** Further tickets cause no emails. Protects the mail server's reputation from programs that invent addresses. */
const MAX_GUEST_MAILS_PER_DAY = 300

interface Sender extends Pick<TicketRecord, 'userId' | 'senderId' | 'name' | 'email'> {
  phone: string
}

/**
 * Sends a ticket, once per sender and idempotency key, and enqueues the emails to the sender and the shop. Throws for
 * another person's order, for items that cannot be reported any longer, and RATE_LIMITED above ten tickets in 24 hours.
 */
export async function createTicket(
  user: UserRecord | null,
  input: { idempotencyKey?: string | null },
  hours: ReportHours,
): Promise<TicketRecord> {
  const wanted = parseInput(ticketFields, input)
  const sender = user ? toSender(user) : toGuest(input)
  const contents = { ...wanted, email: sender.email }
  // A guest has no account that could be deleted.
  const submit = user ? submitFor : submitOnce
  return submit(
    { userId: sender.senderId, kind: 'ticket', input, contents },
    {
      create: async (remember) => {
        const about = await readSubject(sender, wanted, hours)
        return mongoose.connection.transaction((session) =>
          store(sender, { ...wanted, about }, remember, session),
        )
      },
      find: (id) => Ticket.findOne({ _id: id, senderId: sender.senderId }).lean().exec(),
    },
  )
}

function toSender({ _id, name, email, mobile }: UserRecord): Sender {
  return { userId: _id, senderId: _id, name, email, phone: mobile }
}

/** Guests have no ID. The one that is derived from their address identifies their submissions. */
function toGuest(input: unknown): Sender {
  const { name, email } = parseInput(guestFields, input)
  const hash = createHash('sha256').update(toEmailKey(email)).digest()
  return {
    userId: null,
    senderId: new Types.ObjectId(hash.subarray(0, 12)),
    name,
    email,
    phone: '',
  }
}

type Subject = Pick<TicketRecord, 'orderId' | 'orderNumber' | 'lines'>

async function readSubject(
  { userId }: Sender,
  wanted: TicketInput,
  hours: ReportHours,
): Promise<Subject> {
  const { orderId, lines, photoIds } = wanted
  if (!userId && photoIds.length > 0)
    throw userError(ticketMessages.PHOTOS_NEED_LOGIN(), 'photoIds')
  if (orderId == null) {
    if (lines.length > 0) throw userError(ticketMessages.TICKET_ITEMS_UNEXPECTED(), 'lines')
    return { lines: [] }
  }
  const order = userId && parseId(orderId) && (await findOrder(userId, orderId))
  if (!order) throw orderNotFound()
  requireItems(wanted)
  const items = pickItems(order, lines)
  await requireReportable(order, items, hours)
  return { orderId: order._id, orderNumber: order.number, lines: items }
}

async function requireReportable(
  order: OrderRecord,
  items: TicketRecord['lines'],
  hours: ReportHours,
): Promise<void> {
  const products = await findProducts(order.lines.map(({ productId }) => productId.toHexString()))
  const reportable = listReportable(order, products, { hours, now: new Date() })
  if (reportable.length === 0) throw userError(ticketMessages.ORDER_NOT_REPORTABLE(), 'orderId')
  const ids = new Set(reportable.map(({ productId }) => productId.toHexString()))
  const late = items.find(({ productId }) => !ids.has(productId.toHexString()))
  if (late) throw userError(ticketMessages.REPORT_TIME_ENDED({ product: late.name }), 'lines')
}

async function store(
  sender: Sender,
  { about, reason, text, photoIds, phone }: TicketInput & { about: Subject },
  remember: Remember,
  session: ClientSession,
): Promise<TicketRecord> {
  const { userId } = sender
  // Two tickets of one user conflict here, and the later one counts the earlier one.
  if (userId) await lockUser(userId, session)
  await requireFewTickets(sender, session)
  const isMailed = await mayMail(sender, session)
  if (userId) await attachPhotos(userId, photoIds, session)
  const now = new Date()
  const opened = { status: 'OPEN', openedAt: now, waitingSince: now } as const
  const ticket: TicketRecord = {
    ...{ _id: new Types.ObjectId(), number: `T-${randomCode()}`, version: 1 },
    ...{ ...sender, phone: phone ?? sender.phone, reason, text, ...about, photoIds },
    ...{ entries: [], createdAt: now, ...opened, dueAt: nextDueAt(opened) },
  }
  await Ticket.insertMany([ticket], { session, lean: true })
  if (ticket.orderId) await touchOrder(ticket.orderId, session)
  await remember(ticket._id, session)
  if (isMailed) await enqueueAll(newTicketMails(ticket), session)
  return ticket
}

async function requireFewTickets({ senderId }: Sender, session: ClientSession): Promise<void> {
  if ((await countOfDay({ senderId }, session)) < MAX_PER_DAY) return
  const message = ticketMessages.TOO_MANY_TICKETS({ max: MAX_PER_DAY })
  throw rateLimited(DAY_MS / 1000, () => message)
}

/** Whether a new ticket causes emails. A guest's ticket beyond the limit waits in the list for its answer. */
async function mayMail({ userId }: Sender, session: ClientSession): Promise<boolean> {
  return userId !== null || (await countOfDay({ userId }, session)) < MAX_GUEST_MAILS_PER_DAY
}

/** Counts the tickets of the last 24 hours. Their IDs begin with their time. */
function countOfDay(
  filter: { senderId: Types.ObjectId } | { userId: null },
  session: ClientSession,
): Promise<number> {
  const since = Types.ObjectId.createFromTime(Math.floor((Date.now() - DAY_MS) / 1000))
  return Ticket.countDocuments({ ...filter, _id: { $gte: since } })
    .session(session)
    .exec()
}
