import type { Resolvers } from '../../context/generated.ts'
import { pageInfo } from '../../../lib/database/pagination.ts'
import { withUserErrors } from '../../../lib/user-error.ts'
import { forTeam, memberName } from './team-only.ts'
import { applyStatement } from '../../../domains/order/payment/statement/apply.service.ts'
import { previewStatement } from '../../../domains/order/payment/statement/preview.service.ts'
import {
  findStatement,
  listStatementRows,
  listStatements,
} from '../../../domains/order/payment/statement/statement-list.service.ts'
import { listCounts } from '../../../domains/order/payment/statement/row-counts.ts'

export const statementResolvers: Resolvers = {
  Query: {
    upiStatements: (_root, args) => listStatements(args),
    upiStatement: (_root, { id }) => findStatement(id),
    upiStatementRows: (_root, args) => listStatementRows(args),
  },
  Mutation: {
    previewUpiStatement: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        () => previewStatement(user._id, input),
        () => ({ table: null, statement: null }),
      )
    },
    applyUpiStatement: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        () => applyStatement(user._id, input),
        async () => ({
          statement: await findStatement(input.statementId),
          received: 0,
          refused: [],
        }),
      )
    },
  },
  UpiStatement: {
    id: ({ _id }) => _id.toHexString(),
    uploadedBy: ({ uploadedBy }, _args, context) => memberName(uploadedBy, context),
    appliedBy: ({ appliedBy }, _args, context) => memberName(appliedBy, context),
    counts: ({ counts }) => listCounts(counts),
    previewId: ({ previewId }) => previewId?.toHexString() ?? null,
  },
  UpiStatementRow: {
    id: ({ _id }) => _id.toHexString(),
  },
  UpiStatementOrder: {
    id: ({ id }) => id.toHexString(),
  },
  UpiStatementConnection: { pageInfo },
  UpiStatementRowConnection: { pageInfo },
  OrderPayment: {
    statementRow: ({ payment }, _args, context) => forTeam(payment.statementRow, context),
  },
  PaymentStatementRow: {
    statementId: ({ statementId }) => statementId.toHexString(),
    by: ({ adminId }, _args, context) => memberName(adminId, context),
  },
}
