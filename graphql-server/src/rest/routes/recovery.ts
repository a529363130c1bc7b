import { z } from 'zod'
import {
  RestForgotPasswordDocument,
  RestResetPasswordDocument,
  RestVerifyCodeDocument,
} from '../call/generated.ts'
import { defineRoute, nothing } from '../call/route.ts'
import { emailAddress, newPassword, repeatedPassword, sixDigits } from '../call/request-texts.ts'
import { present } from '../call/run.ts'
import { restReplies } from '../messages.ts'

export const recoveryRoutes = [
  defineRoute({
    method: 'PUT',
    path: '/api/user/forgot-password',
    access: 'anyone',
    summary:
      'Sends a six-digit code if an account has this email. The reply is the same without such an account.',
    body: z.object({ email: emailAddress }),
    success: restReplies.RESET_CODE_SENT,
    returns: nothing,
    async handle({ run, body: input }) {
      await run(RestForgotPasswordDocument, { input })
      return { data: null }
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/user/verify-forgot-password-otp',
    access: 'anyone',
    summary: 'Exchanges the code for a cookie that allows one password reset within ten minutes.',
    body: z.object({ email: emailAddress, otp: sixDigits }),
    success: restReplies.RESET_CODE_ACCEPTED,
    returns: nothing,
    async handle({ run, body: { email, otp: code } }) {
      const { verifyPasswordResetCode } = await run(RestVerifyCodeDocument, {
        input: { email, code },
      })
      return { data: null, resetGrant: present(verifyPasswordResetCode.resetToken) }
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/user/reset-password',
    access: 'resetGrant',
    summary: 'Sets a new password and ends all the account’s sessions.',
    body: z.object({ email: emailAddress, newPassword, confirmPassword: repeatedPassword }),
    success: restReplies.PASSWORD_UPDATED,
    returns: nothing,
    async handle({ run, body, resetGrant }) {
      const input = { ...body, resetToken: present(resetGrant) }
      await run(RestResetPasswordDocument, { input })
      return { data: null, resetGrant: null }
    },
  }),
]
