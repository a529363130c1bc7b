import { text } from '../fields.ts'
import {
  RestForgotPasswordDocument,
  RestResetPasswordDocument,
  RestVerifyCodeDocument,
} from '../generated.ts'
import { present } from '../result.ts'
import { nothing, row } from '../row.ts'

export const recoveryRows = [
  row({
    method: 'PUT',
    path: '/api/user/forgot-password',
    who: 'anyone',
    summary: 'Mails a code of six digits, if an account has the address; the reply is the same.',
    takes: { email: text },
    gives: nothing,
    operation: RestForgotPasswordDocument,
    variables: ({ body: { email } }) => ({ input: { email } }),
    reply: () => ({
      message: 'If an account has this email address, a code is on its way.',
      data: null,
    }),
  }),
  row({
    method: 'PUT',
    path: '/api/user/verify-forgot-password-otp',
    who: 'anyone',
    summary: 'Exchanges the code for a cookie that allows one new password within ten minutes.',
    takes: { otp: text.describe('Six digits.'), email: text },
    names: { code: 'otp' },
    gives: nothing,
    operation: RestVerifyCodeDocument,
    variables: ({ body: { otp, email } }) => ({ input: { code: otp, email } }),
    reply: ({ verifyPasswordResetCode: { resetToken } }) => ({
      message: 'The code is right. Please set a new password.',
      data: null,
      resetGrant: present(resetToken),
    }),
  }),
  row({
    method: 'PUT',
    path: '/api/user/reset-password',
    who: 'holder of a reset grant',
    summary: 'Sets a new password and ends every session of the account.',
    takes: { email: text, newPassword: text, confirmPassword: text },
    gives: nothing,
    operation: RestResetPasswordDocument,
    variables: ({ body: { email, newPassword, confirmPassword }, resetGrant: resetToken }) => ({
      input: { email, newPassword, confirmPassword, resetToken },
    }),
    reply: () => ({
      message: 'Your password is changed. Please sign in.',
      data: null,
      resetGrant: null,
    }),
  }),
]
