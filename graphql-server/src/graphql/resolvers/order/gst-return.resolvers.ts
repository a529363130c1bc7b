import { describeReturn } from '../../../domains/order/returns/gst-return.service.ts'
import { listReturnDocuments } from '../../../domains/order/returns/return-documents.ts'
import { findTable } from '../../../domains/order/returns/table-of.ts'
import { findStateName } from '../../../domains/gst/states.ts'
import { pageInfo } from '../../../lib/database/pagination.ts'
import type { Resolvers } from '../../context/generated.ts'

/** Resolvers for GST returns. */
export const gstReturnResolvers: Resolvers = {
  Query: {
    gstReturn: (_root, { period }) => describeReturn(period),
    gstReturnDocuments: (_root, args) => listReturnDocuments(args),
  },
  GstReturn: {
    registration: (_report, _args, { store }) => store.gstRegistration,
  },
  GstSummaryState: {
    code: ({ placeOfSupply }) => placeOfSupply,
    name: ({ placeOfSupply }) => findStateName(placeOfSupply) ?? placeOfSupply,
  },
  GstReturnDocument: {
    id: ({ _id }) => _id.toHexString(),
    orderId: ({ orderId }) => orderId.toHexString(),
    buyerGstin: ({ buyerGstin }) => buyerGstin ?? null,
    isComposition: ({ isComposition }) => isComposition ?? false,
    table: findTable,
  },
  GstReturnDocumentConnection: { pageInfo },
}
