import type { Resolvers } from '../context/generated.ts'
import { uploadFile } from '../../domains/private-file/private-files.service.ts'
import {
  answerTicket,
  explainOwnTicket,
  replaceItems,
  replyToTicket,
} from '../../domains/ticket/answer-ticket.service.ts'
import { createTicket } from '../../domains/ticket/create-ticket.service.ts'
import { answerDueAt, resolveDueAt } from '../../domains/ticket/due-dates.ts'
import { listReportable } from '../../domains/ticket/report-window.ts'
import {
  correctGuest,
  deleteGuestData,
  isFromGuest,
} from '../../domains/ticket/guest-ticket.service.ts'
import {
  findTicket,
  listOwnTickets,
  listTickets,
} from '../../domains/ticket/ticket-list.service.ts'
import { ticketPhotoKind } from '../../domains/ticket/ticket-photo.service.ts'
import type { TicketRecord } from '../../domains/ticket/ticket.model.ts'
import { loadAll } from '../../lib/database/loaders.ts'
import { pageInfo } from '../../lib/database/pagination.ts'
import { parseId } from '../../lib/ids.ts'
import { withUserErrors } from '../../lib/user-error.ts'
import { memberName } from './order/team-only.ts'

export const ticketResolvers: Resolvers = {
  Query: {
    tickets: (_root, args) => listTickets(args),
    ticket: (_root, { id }) => findTicket(id),
  },
  Viewer: {
    tickets: (user, args) => listOwnTickets(user._id, args),
  },
  Order: {
    tickets: ({ _id }, _args, { loaders }) => loaders.orderTickets.load(_id.toHexString()),
    reportableProductIds: async (order, _args, { loaders, store }) => {
      const ids = order.lines.map(({ productId }) => productId)
      const products = await loadAll(loaders.product, ids)
      const known = new Map(products.map((product) => [product._id.toHexString(), product]))
      const reportable = listReportable(order, known, { hours: store, now: new Date() })
      return reportable.map(({ productId }) => productId.toHexString())
    },
    replaces: ({ replaces }) => replaces ?? null,
  },
  Mutation: {
    uploadTicketPhoto: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      const { prescriptionFiles: storage } = context
      return withUserErrors(
        async () => ({ photo: await uploadFile(ticketPhotoKind, storage, user._id, input) }),
        () => ({ photo: null }),
      )
    },
    createTicket: async (_root, { input }, context) => {
      const viewer = await context.viewer()
      return withUserErrors(
        async () => ({ ticket: await createTicket(viewer?.user ?? null, input, context.store) }),
        () => ({ ticket: null }),
      )
    },
    replyToTicket: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ ticket: await replyToTicket(user._id, input) }),
        async () => ({ ticket: await findTicket(input.ticketId, { userId: user._id }) }),
      )
    },
    answerTicket: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return changeTicket(input.ticketId, () => answerTicket(user._id, input))
    },
    explainOwnTicket: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ ticket: await explainOwnTicket(user._id, input) }),
        async () => ({ ticket: await findTicket(input.ticketId, { userId: user._id }) }),
      )
    },
    replaceItems: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      const replace = () => replaceItems(user._id, input, context.store)
      const changed = await changeTicket(input.ticketId, replace)
      context.catalogue.evict(input.lines.flatMap(({ productId }) => parseId(productId) ?? []))
      return changed
    },
    correctTicket: (_root, { input }) => changeTicket(input.ticketId, () => correctGuest(input)),
    deleteTicketData: (_root, { input }) =>
      changeTicket(input.ticketId, () => deleteGuestData(input)),
  },
  Ticket: {
    id: ({ _id }) => _id.toHexString(),
    isFromGuest,
    order: ({ orderId }, _args, { loaders }) =>
      orderId ? loaders.order.load(orderId.toHexString()) : null,
    ownCaseReasons: ({ ownCaseReasons }) => ownCaseReasons ?? [],
    photos: ({ photoIds }) => photoIds.map((_id) => ({ _id })),
    answerDueAt,
    resolveDueAt,
    isOverdue: ({ dueAt }) => dueAt !== null && dueAt < new Date(),
  },
  TicketConnection: { pageInfo },
  TicketLine: {
    productId: ({ productId }) => productId.toHexString(),
  },
  TicketPhoto: {
    id: ({ _id }) => _id.toHexString(),
    url: async ({ _id }, _args, context) => {
      const { user } = await context.signedIn()
      return context.privateLinks.sign(ticketPhotoKind, _id, user._id, new Date())
    },
  },
  TicketEntry: {
    by: ({ memberId }, _args, context) => memberName(memberId, context),
    amount: ({ amount }) => amount ?? null,
    replacement: ({ replacement }) => replacement ?? null,
  },
  ReplacedOrder: {
    orderId: ({ orderId }) => orderId.toHexString(),
  },
}

/** Returns the ticket after the team's change. User errors are returned with the current ticket. */
function changeTicket(ticketId: string, change: () => Promise<TicketRecord>) {
  return withUserErrors(
    async () => ({ ticket: await change() }),
    async () => ({ ticket: await findTicket(ticketId) }),
  )
}
