import { z } from 'zod'
import {
  RestForgotPasswordDocument,
  RestResetPasswordDocument,
  RestVerifyCodeDocument,
} from '../call/generated.ts'
import { defineRoute, nothing } from '../call/route.ts'
import { emailAddress, newPassword, repeatedPassword, sixDigits } from '../call/request-texts.ts'
import { present } from '../call/run.ts'

export const recoveryRoutes = [
  defineRoute({
    method: 'PUT',
    path: '/api/user/forgot-password',
    access: 'anyone',
    summary:
      'Emails a code of six digits if an account has this email. The reply is the same without such an account.',
    body: z.object({ email: emailAddress }),
    returns: nothing,
    async handle({ run, body: input }) {
      await run(RestForgotPasswordDocument, { input })
      return { message: 'If an account has this email address, a code is on its way.', data: null }
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/user/verify-forgot-password-otp',
    access: 'anyone',
    summary: 'Exchanges the code for a cookie that allows one new password within ten minutes.',
    body: z.object({ email: emailAddress, otp: sixDigits }),
    returns: nothing,
    async handle({ run, body: { email, otp: code } }) {
      const { verifyPasswordResetCode } = await run(RestVerifyCodeDocument, {
        input: { email, code },
      })
      const message = 'The code is right. Please set a new password.'
      return { message, data: null, resetGrant: present(verifyPasswordResetCode.resetToken) }
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/user/reset-password',
    access: 'resetGrant',
    summary: 'Sets a new password and ends every session of the account.',
    body: z.object({ email: emailAddress, newPassword, confirmPassword: repeatedPassword }),
    returns: nothing,
    async handle({ run, body, resetGrant }) {
      const input = { ...body, resetToken: present(resetGrant) }
      await run(RestResetPasswordDocument, { input })
      const message = 'Your password is changed. Please sign in.'
      return { message, data: null, resetGrant: null }
    },
  }),
]
