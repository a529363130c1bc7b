import { defineMessages } from '../../lib/messages/define-messages.ts'

export const shopMessages = defineMessages({
  PHONE_MALFORMED: {
    code: 'BAD_USER_INPUT',
    english: 'Please enter a phone number such as +91 98765 43210.',
  },
  SHOP_UPI_ID_MALFORMED: {
    code: 'BAD_USER_INPUT',
    english: 'Please enter a UPI ID such as name@bank.',
  },
  GSTIN_MALFORMED: {
    code: 'BAD_USER_INPUT',
    english: 'Please check the GSTIN. It has 15 characters, such as 29ABCDE1234F1ZW.',
  },
  FSSAI_MALFORMED: {
    code: 'BAD_USER_INPUT',
    english: 'An FSSAI licence number has 14 digits.',
  },
  LINK_MALFORMED: {
    code: 'BAD_USER_INPUT',
    english: 'A link must begin with http:// or https://.',
  },
  SETTINGS_CHANGED: {
    code: 'CHANGED_MEANWHILE',
    english: 'Another admin has changed these settings. Compare the values, and save again.',
  },
})

/** The particulars of the shop in emails. */
export const particularTexts = defineMessages({
  GSTIN: { code: null, english: 'GSTIN: {gstin}', params: { gstin: 'TEXT' } },
  FSSAI: { code: null, english: 'FSSAI licence: {fssai}', params: { fssai: 'TEXT' } },
  DRUG_LICENCE: {
    code: null,
    english: 'Drug licence: {drugLicence}',
    params: { drugLicence: 'TEXT' },
  },
})
