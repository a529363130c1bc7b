import { defineMessages, defineTexts } from '../../lib/messages/define-messages.ts'

export const shopMessages = defineMessages({
  PHONE_MALFORMED: { english: 'Please enter a phone number such as +91 98765 43210.' },
  SHOP_UPI_ID_MALFORMED: { english: 'Please enter a UPI ID such as name@bank.' },
  MERCHANT_CODE_MALFORMED: {
    english: 'A merchant category code has 4 digits. Your payment provider tells you the code.',
  },
  GSTIN_MALFORMED: {
    english: 'Please check the GSTIN. It has 15 characters, such as 29ABCDE1234F1ZW.',
  },
  FSSAI_MALFORMED: { english: 'An FSSAI licence number has 14 digits.' },
  LINK_MALFORMED: { english: 'A link must begin with http:// or https://.' },
  SETTINGS_CHANGED: {
    code: 'CHANGED_MEANWHILE',
    english: 'Another admin has changed these settings. Compare the values, and save again.',
  },
})

/** The particulars of the shop in emails. */
export const particularTexts = defineTexts({
  GSTIN: { english: 'GSTIN: {gstin}', params: { gstin: 'TEXT' } },
  FSSAI: { english: 'FSSAI licence: {fssai}', params: { fssai: 'TEXT' } },
  DRUG_LICENCE: { english: 'Drug licence: {drugLicence}', params: { drugLicence: 'TEXT' } },
})
