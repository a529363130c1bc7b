import type { Resolvers } from '../../graphql/generated.ts'
import { withUserErrors } from '../../lib/refusal.ts'
import { requestPasswordReset, resetPassword, verifyPasswordResetCode } from './recovery.service.ts'

export const recoveryResolvers: Resolvers = {
  Mutation: {
    requestPasswordReset: (_root, { input }, { codes }) =>
      withUserErrors(
        async () => {
          await requestPasswordReset(codes, input)
          return {}
        },
        () => ({}),
      ),
    verifyPasswordResetCode: (_root, { input }, { codes }) =>
      withUserErrors(
        async () => ({ resetToken: await verifyPasswordResetCode(codes, input) }),
        () => ({ resetToken: null }),
      ),
    resetPassword: (_root, { input }, { passwords, codes }) =>
      withUserErrors(
        async () => {
          await resetPassword({ passwords, codes }, input)
          return {}
        },
        () => ({}),
      ),
  },
}
