import { loadAll } from '../../../lib/database/loaders.ts'
import { withUserErrors } from '../../../lib/user-error.ts'
import { toPercent } from '../../../lib/money.ts'
import { sumTaxes } from '../../../domains/gst/line-tax.ts'
import { findStateName } from '../../../domains/gst/states.ts'
import { issueInvoice } from '../../../domains/order/desk/issue-invoice.service.ts'
import { listUnbilled } from '../../../domains/order/document/current-documents.ts'
import { listWithoutGst, readGst } from '../../../domains/order/document/line-gst.ts'
import {
  isRefunded,
  isTaxed,
  needsSignature,
  presentDocuments,
} from '../../../domains/order/document/present-documents.ts'
import { findAnyOrder } from '../../../domains/order/list/order-list.service.ts'
import { billedPrescription } from '../../../domains/order/record/billed-prescription.ts'
import type { OrderRecord } from '../../../domains/order/record/order.model.ts'
import type { Context } from '../../context/context.ts'
import type { Resolvers } from '../../context/generated.ts'
import { forTeam } from './team-only.ts'

/** Resolvers for invoices and credit notes. */
export const documentResolvers: Resolvers = {
  Mutation: {
    issueInvoice: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ order: await issueInvoice(user._id, input, context.store) }),
        async () => ({ order: await findAnyOrder(input.orderId) }),
      )
    },
  },
  Order: {
    documents: async (order, _args, { loaders }) => {
      if (!order.invoice) return []
      return presentDocuments(order, await loaders.orderDocuments.load(order._id.toHexString()))
    },
    invoiceWaitsFor: async (order, _args, context) => {
      const waiting = await forTeam(order.invoiceDue && order, context)
      return waiting === null ? [] : listWaiting(waiting, context)
    },
    invoiceWaits: async ({ invoiceDue }, _args, context) =>
      (await forTeam(invoiceDue, context)) ?? false,
  },
  OrderDocument: {
    isComposition: ({ isComposition }) => isComposition ?? false,
    roundOff: ({ roundOff }) => roundOff ?? 0,
    isRefunded,
    buyerGstin: ({ buyerGstin }) => buyerGstin ?? null,
    placeOfSupply: ({ placeOfSupply: code }) =>
      code === undefined ? null : { code, name: findStateName(code) ?? code },
    corrects: ({ corrects }) => corrects ?? null,
    tax: ({ lines }) => {
      const taxed = lines.find(isTaxed)
      return taxed ? { ...sumTaxes(lines), stateTaxName: taxed.stateTaxName } : null
    },
    prescription: ({ order }) => billedPrescription(order),
    needsSignature,
  },
  DocumentLine: {
    productId: ({ productId }) => productId.toHexString(),
    hsn: ({ hsn }) => hsn || null,
    ratePercent: ({ rate }) => (rate === undefined ? null : toPercent(rate)),
    tax: (line) => (isTaxed(line) ? line : null),
    medicine: ({ medicine }) => medicine ?? null,
    batches: ({ batches }) => batches ?? [],
  },
}

async function listWaiting(order: OrderRecord, { loaders, store }: Context) {
  const isBegun = order.invoice?.state === 'OPEN'
  const billed = isBegun ? await loaders.orderDocuments.load(order._id.toHexString()) : []
  const lines = listUnbilled(order.lines, billed)
  const ids = lines.map(({ productId }) => productId.toHexString())
  const found = await loadAll(loaders.product, ids)
  const products = new Map(found.map((product) => [product._id.toHexString(), product]))
  const { turnoverClass } = store
  // A part that waits is billed as its other part was.
  const gstRegistration = isBegun ? 'REGULAR' : store.gstRegistration
  const isBuyerRegistered = order.buyer !== undefined
  const rules = { gstRegistration, turnoverClass, isBuyerRegistered, moment: new Date() }
  return listWithoutGst(lines, readGst(lines, products, rules))
}
