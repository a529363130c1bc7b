import { defineMessages } from '../../lib/messages/define-messages.ts'

export const accountMessages = defineMessages({
  EMAIL_TAKEN: { code: 'EMAIL_TAKEN', english: 'This email is already registered.' },
  PASSWORDS_DIFFER: { english: 'password and confirm password must be same' },
  WRONG_CREDENTIALS: { code: 'WRONG_CREDENTIALS', english: 'Email or password is wrong.' },
  ACCOUNT_NOT_ACTIVE: {
    code: 'ACCOUNT_NOT_ACTIVE',
    english: 'This account is not active. Please contact the shop.',
  },
  PASSWORD_MISSING: { english: 'Please enter your password.' },
  CURRENT_PASSWORD_MISSING: { english: 'Please enter your current password.' },
  PASSWORD_MISSING_FOR_EMAIL: { english: 'Please enter your password to change your email.' },
  PASSWORD_WRONG: { code: 'WRONG_PASSWORD', english: 'This is not your password.' },
  RESET_NOT_GRANTED: {
    code: 'RESET_NOT_GRANTED',
    english: 'This code was already used or has expired. Please request a new one.',
  },
  ALREADY_IN_TEAM: { code: 'ALREADY_IN_TEAM', english: 'This person is already in the team.' },
  VIEWER_ALREADY_IN_TEAM: { code: 'ALREADY_IN_TEAM', english: 'You are already in the team.' },
  MEMBER_UNKNOWN: { code: 'NOT_FOUND', english: 'This person is no longer in the team.' },
  LAST_ADMIN: {
    code: 'LAST_ADMIN',
    english: 'You are the only admin. Make someone else an admin first.',
  },
  OWN_CASE: {
    code: 'OWN_CASE',
    english: 'This belongs to your own account. A colleague has to decide about it.',
  },
  OWN_CASE_REASON_REQUIRED: {
    code: 'OWN_CASE_REASON_REQUIRED',
    english:
      'This belongs to your own account, and you have no colleague who can decide about it. Please give a reason first.',
  },
  CUSTOMER_PHONE_MALFORMED: {
    english: 'Enter a phone number with ten digits, such as 98765 43210.',
  },
  CUSTOMER_PHONE_TAKEN: {
    english: 'The team has already added a customer with this phone number.',
  },
  CUSTOMER_CORRECTED: {
    code: 'CHANGED_MEANWHILE',
    english: 'A colleague has corrected this customer in the meantime.',
  },
  CUSTOMER_HAS_LOGIN: {
    english:
      'Only customers who were added by the team can be changed, downloaded and deleted here.',
  },
  TOO_MANY_INVITATIONS: {
    code: 'TOO_MANY_INVITATIONS',
    english: 'At most {max} invitations can be open. Please cancel one first.',
    params: { max: 'NUMBER' },
  },
  INVITATION_UNKNOWN: { code: 'NOT_FOUND', english: 'This invitation is no longer open.' },
  INVITATION_NOT_VALID: {
    code: 'INVITATION_NOT_VALID',
    english:
      'This invitation has expired, or was used or cancelled. Please ask an admin of the shop for a new one.',
  },
  INVITED_OTHER_ADDRESS: {
    code: 'INVITED_OTHER_ADDRESS',
    english:
      'This invitation was sent to another email address. Please log in with the account for that address.',
  },
})
