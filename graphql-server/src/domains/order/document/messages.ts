import { defineMessages } from '../../../lib/messages/define-messages.ts'

/** Messages about invoices and credit notes. */
export const documentMessages = defineMessages({
  GST_RATE_MISSING: {
    code: 'GST_RATE_MISSING',
    english:
      'The invoice waits for the GST rate of {products}, and for an HSN code where one is required.',
    params: { products: 'LIST' },
  },
  NOT_PACKED: { english: 'An order gets its invoice when it is packed.' },
})
