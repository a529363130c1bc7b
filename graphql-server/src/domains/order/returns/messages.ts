import { defineMessages } from '../../../lib/messages/define-messages.ts'

/** Messages about GST returns. */
export const returnMessages = defineMessages({
  PERIOD_MALFORMED: {
    english:
      'Enter a month such as 2026-11, or a quarter such as 2026-27-Q3 for October to December 2026.',
  },
  RANGE_MALFORMED: {
    english: 'Enter the first and the last day, such as 2026-11-01 and 2026-11-30.',
  },
  TABLE_UNKNOWN: {
    english: 'GSTR-1 has the tables {tables}.',
    params: { tables: 'LIST' },
  },
})
