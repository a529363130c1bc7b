import { defineMessages, defineTexts } from '../../lib/messages/define-messages.ts'

export const shopMessages = defineMessages({
  PHONE_MALFORMED: { english: 'Please enter a phone number such as +91 98765 43210.' },
  SHOP_UPI_ID_MALFORMED: { english: 'Please enter a UPI ID such as name@bank.' },
  MERCHANT_CODE_MALFORMED: {
    english: 'Please enter the 4-digit merchant category code from your payment provider.',
  },
  GSTIN_MALFORMED: {
    english: 'Please check the GSTIN. It has 15 characters, such as 29ABCDE1234F1ZW.',
  },
  GSTIN_MISSING: {
    english:
      'Please enter the GSTIN. A shop that is registered for GST needs one on its documents.',
  },
  GSTIN_STATE_UNKNOWN: {
    english:
      'Please check the GSTIN. Its first two digits must be the code of a state, such as 29.',
  },
  FSSAI_MALFORMED: { english: 'An FSSAI licence number has 14 digits.' },
  HOURS_OUT_OF_RANGE: {
    english: '{label} must be a whole number from 1 to {max}.',
    params: { label: 'TEXT', max: 'NUMBER' },
  },
  DAYS_OUT_OF_RANGE: {
    english: 'Please enter 1 to {max} days.',
    params: { max: 'NUMBER' },
  },
  PACKS_OUT_OF_RANGE: {
    english: 'Please enter 1 to {max} packs.',
    params: { max: 'NUMBER' },
  },
  LINK_MALFORMED: { english: 'A link must begin with http:// or https://.' },
  PINS_MALFORMED: {
    english: 'Please enter PIN codes, or their first digits, such as 560038 or 5600.',
  },
  PIN_IN_TWO_AREAS: {
    english: '{pin} is in this list more than once.',
    params: { pin: 'TEXT' },
  },
  MINUTES_OUT_OF_RANGE: {
    english: 'Please enter {min} to {max, number} minutes.',
    params: { min: 'NUMBER', max: 'NUMBER' },
  },
  MIN_ORDER_TOO_HIGH: {
    english: 'The smallest order can be at most {max}.',
    params: { max: 'PAISE' },
  },
  MAX_CASH_TOO_HIGH: {
    english: 'The limit for cash on delivery can be at most {max}.',
    params: { max: 'PAISE' },
  },
  CLOCK_TIME_MALFORMED: { english: 'Please enter a time such as 07:00.' },
  CLOSES_BEFORE_OPENING: {
    english:
      'Closing must be later than opening. To stay open after midnight, close at midnight (00:00), and open the next day at midnight.',
  },
  HOURS_OVERLAP: { english: 'These hours overlap with others on the same day.' },
  NEVER_OPEN: {
    english: 'Please open on one day at least. To close for a while, pause orders or add holidays.',
  },
  HOLIDAY_MALFORMED: { english: 'Please enter a date.' },
  HOLIDAY_TWICE: { english: 'This date is in the list already.' },
  SETTINGS_CHANGED: {
    code: 'CHANGED_MEANWHILE',
    english: 'Another admin has changed these settings. Compare the values, and save again.',
  },
})

/** A pause in the history of settings. */
export const pauseTexts = defineTexts({
  PAUSE_LABEL: { english: 'Pause' },
  PAUSE_UNTIL: {
    english: '{reason}, until {until}',
    params: { reason: 'TEXT', until: 'DATE_TIME' },
  },
})

/** The particulars of the shop in emails. */
export const particularTexts = defineTexts({
  GSTIN: { english: 'GSTIN: {gstin}', params: { gstin: 'TEXT' } },
  FSSAI: { english: 'FSSAI licence: {fssai}', params: { fssai: 'TEXT' } },
  DRUG_LICENCE: { english: 'Drug licence: {drugLicence}', params: { drugLicence: 'TEXT' } },
})

/** The opening hours. */
export const openingTexts = defineTexts({
  OPEN_ON: { english: '{days}: {times}', params: { days: 'TEXT', times: 'TEXT' } },
  EVERY_DAY: { english: 'Every day' },
  DAYS: { english: '{first} to {last}', params: { first: 'TEXT', last: 'TEXT' } },
  TIMES: { english: '{opens} to {closes}', params: { opens: 'TEXT', closes: 'TEXT' } },
  ALL_DAY: { english: 'all day' },
  MIDNIGHT: { english: 'midnight' },
  NOT_OPEN: { english: 'closed' },
})
