import { defineMessages } from '../../lib/messages/define-messages.ts'

/** Messages about batches of medicines, and about the lists that contain them. */
export const packingMessages = defineMessages({
  BATCHES_MISSING: {
    code: 'BATCHES_MISSING',
    english: 'Please enter the batches of {medicines} first.',
    params: { medicines: 'LIST' },
  },
  BATCHES_EXPIRED: {
    code: 'BATCHES_MISSING',
    english: 'A batch of {medicines} has expired. Please enter another batch.',
    params: { medicines: 'LIST' },
  },
  BATCHES_NOT_SETTABLE: {
    english: "The batches of a cancelled order can't be changed.",
  },
  BATCHES_DELIVERED: {
    english: 'The order was delivered. Only an admin can correct its batches.',
  },
  CORRECTION_REASON_MISSING: {
    english: 'The order was delivered. Please say why its batches are corrected.',
  },
  TOO_MANY_CORRECTIONS: {
    english: 'The batches of this order were corrected {max} times already. Please cancel it.',
    params: { max: 'NUMBER' },
  },
  TOO_MANY_BATCHES: {
    english: 'Please enter at most {max} batches of one medicine.',
    params: { max: 'NUMBER' },
  },
  BATCH_REQUIRED: { english: 'Please enter at least one batch.' },
  EXPIRY_MALFORMED: {
    english: 'Expiry must be a month and a year, such as 03/27.',
  },
  EXPIRY_UNCLEAR: {
    english:
      '{printed} is not a month and a year. If the year stands first on the pack, enter {meant}.',
    params: { printed: 'TEXT', meant: 'TEXT' },
  },
  BATCH_EXPIRED: {
    english: 'Batch {number} expired on {day}.',
    params: { number: 'TEXT', day: 'DATE' },
  },
  EXPIRES_SOON: {
    code: 'EXPIRES_SOON',
    english: 'Batch {number} expires on {day}. Do you want to pack it?',
    params: { number: 'TEXT', day: 'DATE' },
  },
  EXPIRED_WHEN_HANDED_OVER: {
    code: 'EXPIRES_SOON',
    english: 'Batch {number} had expired on {day} when it was handed over. Is this right?',
    params: { number: 'TEXT', day: 'DATE' },
  },
  BATCH_TWICE: {
    english: 'Batch {number} is in the list twice.',
    params: { number: 'TEXT' },
  },
  BATCH_QUANTITIES_DIFFER: {
    english:
      'The batches of {medicine} have {entered, plural, one {# pack} other {# packs}}, but {ordered, plural, one {# is} other {# are}} ordered.',
    params: { medicine: 'TEXT', entered: 'NUMBER', ordered: 'NUMBER' },
  },
  NOT_A_MEDICINE: { english: 'This product is not a medicine in this order.' },
  BATCH_NUMBER_MALFORMED: { english: 'A batch number has 1 to 40 characters on one line.' },
  MEDICINE_TWICE: { english: 'Each medicine must be in the list only once.' },
})
