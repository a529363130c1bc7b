import { defineMessages, defineTexts } from '../../lib/messages/define-messages.ts'

/** Notes on the rates of common goods. */
export const gstNotes = defineTexts({
  NIL_LOOSE_OR_LARGE: { english: 'Nil if you sell it loose, or in packs above 25 kg.' },
  NIL_LOOSE: { english: 'Nil if you sell it loose.' },
  SOME_MEDICINES_NIL: {
    english: 'Some medicines for cancer and rare diseases are nil-rated.',
  },
})

/** Messages about GST rates. */
export const gstMessages = defineMessages({
  GST_RATE_UNKNOWN: {
    english: '{percent}% is not a GST rate.',
    params: { percent: 'NUMBER' },
  },
  GST_RATE_NOT_IN_FORCE: {
    english: '{percent}% is not a GST rate on {day}. The rates on that day are {rates}.',
    params: { percent: 'NUMBER', day: 'DATE', rates: 'LIST' },
  },
  GST_RATE_ENDED: {
    english:
      'The law ended {percent}% on {until}. Add the rate since then, such as {next}% from {from}.',
    params: { percent: 'NUMBER', until: 'DATE', next: 'NUMBER', from: 'DATE' },
  },
  GST_DAY_MALFORMED: {
    english: 'Enter the first day of a GST rate, such as 2025-09-22. GST began on 1 July 2017.',
  },
  GST_DAY_TWICE: { english: 'Two GST rates begin on {day}.', params: { day: 'DATE' } },
  TOO_MANY_GST_RATES: {
    english: 'A product can have at most {max} GST rates.',
    params: { max: 'NUMBER' },
  },
})
