import type { Resolvers } from '../../context/generated.ts'
import { pageInfo } from '../../../lib/database/pagination.ts'
import { withUserErrors } from '../../../lib/user-error.ts'
import { loadUserName } from '../../../domains/account/user-name.ts'
import {
  finishImport,
  listImportsToFix,
} from '../../../domains/catalogue/csv/product-import.service.ts'

export const productImportResolvers: Resolvers = {
  Query: { productImports: (_root, args) => listImportsToFix(args) },
  Mutation: {
    finishImport: (_root, { input }) =>
      withUserErrors(
        async () => ({ productImport: await finishImport(input.id) }),
        () => ({ productImport: null }),
      ),
  },
  ProductImportConnection: { pageInfo },
  ProductImport: {
    id: ({ _id }) => _id.toHexString(),
    importedAt: ({ at }) => at,
    origin: ({ adminId }) => (adminId ? 'DASHBOARD' : 'COMMAND_LINE'),
    by: ({ adminId }, _args, { loaders }) => loadUserName(loaders, adminId),
    interrupted: ({ runningUntil }) => runningUntil !== undefined,
    toFix: ({ toFix = false }) => toFix,
  },
}
