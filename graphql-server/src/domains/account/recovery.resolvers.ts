import type { Resolvers } from '../../graphql/generated.ts'
import { done, withUserErrors } from '../../lib/refusal.ts'
import { requestPasswordReset, resetPassword, verifyPasswordResetCode } from './recovery.service.ts'

export const recoveryResolvers: Resolvers = {
  Mutation: {
    requestPasswordReset: (_root, { input }, { codes }) =>
      done(() => requestPasswordReset(codes, input)),
    verifyPasswordResetCode: (_root, { input }, { codes }) =>
      withUserErrors(
        async () => ({ resetToken: await verifyPasswordResetCode(codes, input) }),
        () => ({ resetToken: null }),
      ),
    resetPassword: (_root, { input }, { passwords, codes }) =>
      done(() => resetPassword({ passwords, codes }, input)),
  },
}
