import type { OneTimeCodes } from '../../auth/one-time-codes.ts'
import type { Shop } from '../../mail/letter.ts'
import type { Composer } from '../../mail/outbox.ts'
import { accountDeletedComposer } from './mails/account-deleted-mail.ts'
import { emailChangedComposer } from './mails/email-changed-mail.ts'
import { emailVerificationComposer } from './mails/email-verification-mail.ts'
import { passwordChangedComposer } from './mails/password-changed-mail.ts'
import { passwordResetComposer } from './mails/password-reset-mail.ts'
import { welcomeComposer } from './mails/welcome-mail.ts'

/**
 * Writes this domain's emails. Except for notices about account changes, nothing is sent to an inactive account, or if
 * the address has changed since.
 */
export function accountComposers({
  codes,
  shop,
}: {
  codes: OneTimeCodes
  shop: Shop
}): Record<string, Composer> {
  return {
    passwordReset: passwordResetComposer(codes, shop),
    emailVerification: emailVerificationComposer(codes, shop),
    welcome: welcomeComposer(shop),
    emailChanged: emailChangedComposer(shop),
    passwordChanged: passwordChangedComposer(shop),
    accountDeleted: accountDeletedComposer(shop),
  }
}
