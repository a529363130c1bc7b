import { authMessages } from './auth/messages.ts'
import { accountMessages } from './domains/account/messages.ts'
import { accountDeletedMailTexts } from './domains/account/mails/account-deleted-mail.ts'
import { accountNoticeTexts } from './domains/account/mails/account-notice.ts'
import { emailChangedMailTexts } from './domains/account/mails/email-changed-mail.ts'
import { emailVerificationMailTexts } from './domains/account/mails/email-verification-mail.ts'
import { passwordChangedMailTexts } from './domains/account/mails/password-changed-mail.ts'
import { passwordResetMailTexts } from './domains/account/mails/password-reset-mail.ts'
import { welcomeMailTexts } from './domains/account/mails/welcome-mail.ts'
import { teamInvitationMailTexts } from './domains/account/team/team-mail.ts'
import { addressSavedMailTexts } from './domains/address/address-saved-mail.ts'
import { addressMessages } from './domains/address/messages.ts'
import { customerMessages } from './domains/customer/messages.ts'
import { cartMessages } from './domains/cart/messages.ts'
import { productFileMessages, productRowMessages } from './domains/catalogue/csv/messages.ts'
import { catalogueMessages, productFieldMessages } from './domains/catalogue/messages.ts'
import { gstMessages, gstNotes } from './domains/gst/messages.ts'
import { pushMessages, pushTexts } from './domains/dashboard/push/messages.ts'
import { dashboardMessages } from './domains/dashboard/messages.ts'
import { changeMessages } from './domains/order/change-messages.ts'
import { documentMessages } from './domains/order/document/messages.ts'
import { documentTexts } from './domains/order/document/pdf/texts.ts'
import { attachmentTexts } from './domains/order/mail/attach-documents.ts'
import { changeMailTexts } from './domains/order/mail/change-mail.ts'
import { checkMailTexts } from './domains/order/mail/check-mail.ts'
import { confirmationMailTexts } from './domains/order/mail/confirmation-mail.ts'
import { newOrderMailTexts } from './domains/order/mail/new-order-mail.ts'
import { orderDetailsTexts } from './domains/order/mail/order-blocks.ts'
import { orderLetterTexts } from './domains/order/mail/order-letters.ts'
import { statusMailTexts } from './domains/order/mail/order-news-mail.ts'
import { notReceivedMailTexts } from './domains/order/mail/payment-not-received-mail.ts'
import { proposalMailTexts } from './domains/order/mail/proposal-mail.ts'
import { refundDueMailTexts } from './domains/order/mail/refund-due-mail.ts'
import { refundMadeMailTexts } from './domains/order/mail/refund-made-mail.ts'
import { refundToShopMailTexts } from './domains/order/mail/refund-to-shop-mail.ts'
import { cashMessages } from './domains/order/cash/messages.ts'
import { phoneMessages } from './domains/order/phone/messages.ts'
import { orderMessages } from './domains/order/messages.ts'
import { returnMessages } from './domains/order/returns/messages.ts'
import { packingMessages } from './domains/order/packing-messages.ts'
import { paymentMessages } from './domains/order/payment-messages.ts'
import { statementMessages, statementNotes } from './domains/order/payment/statement/messages.ts'
import { deliveryMessages, deliveryTexts } from './domains/delivery/messages.ts'
import { notDeliveredTexts } from './domains/medicine/messages.ts'
import { openingTexts, particularTexts, pauseTexts, shopMessages } from './domains/shop/messages.ts'
import { partnerMessages } from './domains/partner/messages.ts'
import { deliveryProblems, webhookMessages } from './domains/webhook/messages.ts'
import { searchLabMessages } from './domains/search-lab/messages.ts'
import { prescriptionMessages } from './domains/prescription/messages.ts'
import { newTicketMailTexts } from './domains/ticket/mail/new-ticket-mail.ts'
import { ticketAnswerMailTexts } from './domains/ticket/mail/ticket-answer-mail.ts'
import { ticketReceivedMailTexts } from './domains/ticket/mail/ticket-received-mail.ts'
import { ticketMessages } from './domains/ticket/messages.ts'
import { privacyMessages } from './domains/privacy/messages.ts'
import { httpMessages } from './http/messages.ts'
import type { MessageRow } from './lib/messages/define-messages.ts'
import { inputMessages, sharedMessages } from './lib/messages/shared-messages.ts'
import { letterTexts } from './mail/letter.ts'
import { submissionMessages } from './submissions/messages.ts'
import { uploadMessages } from './uploads/messages.ts'
import { graphqlMessages } from './graphql/messages.ts'
import { restMessages, restReplies } from './rest/messages.ts'

type Table = Record<string, { row: MessageRow }>

const messageTables: readonly Table[] = [
  inputMessages,
  sharedMessages,
  authMessages,
  uploadMessages,
  submissionMessages,
  accountMessages,
  addressMessages,
  addressSavedMailTexts,
  customerMessages,
  cartMessages,
  catalogueMessages,
  productFieldMessages,
  productFileMessages,
  productRowMessages,
  cashMessages,
  orderMessages,
  phoneMessages,
  changeMessages,
  packingMessages,
  paymentMessages,
  statementMessages,
  statementNotes,
  gstNotes,
  partnerMessages,
  webhookMessages,
  deliveryProblems,
  searchLabMessages,
  prescriptionMessages,
  ticketMessages,
  privacyMessages,
  shopMessages,
  gstMessages,
  dashboardMessages,
  pushMessages,
  pushTexts,
  documentMessages,
  returnMessages,
  pauseTexts,
  deliveryMessages,
  deliveryTexts,
  openingTexts,
  notDeliveredTexts,
  httpMessages,
  graphqlMessages,
  restMessages,
  restReplies,
]

const mailTables: readonly Table[] = [
  letterTexts,
  particularTexts,
  welcomeMailTexts,
  passwordResetMailTexts,
  emailVerificationMailTexts,
  accountNoticeTexts,
  emailChangedMailTexts,
  passwordChangedMailTexts,
  accountDeletedMailTexts,
  teamInvitationMailTexts,
  documentTexts,
  attachmentTexts,
  orderLetterTexts,
  orderDetailsTexts,
  confirmationMailTexts,
  newOrderMailTexts,
  statusMailTexts,
  notReceivedMailTexts,
  checkMailTexts,
  changeMailTexts,
  proposalMailTexts,
  refundDueMailTexts,
  refundMadeMailTexts,
  refundToShopMailTexts,
  ticketReceivedMailTexts,
  newTicketMailTexts,
  ticketAnswerMailTexts,
]

/** Every message, for the documentation and the tests. */
export function listMessages(): (MessageRow & { reason: string })[] {
  return [...messageTables, ...mailTables].flatMap((table) =>
    Object.entries(table).map(([reason, { row }]) => ({ reason, ...row })),
  )
}
