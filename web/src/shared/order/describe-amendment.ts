import type { Amendment_AmendmentFragment } from '../../account/invoice/Invoice.generated.ts'
import { formatDate } from '../../lib/text/date.ts'
import { formatCount } from '../../lib/text/format-count.ts'

const list = new Intl.ListFormat('en-IN')

/** Says which batches were corrected, as the PDF does: see `describe-document.ts` on the server. */
export function describeAmendment(amendment: Amendment_AmendmentFragment): string {
  const { at, name, before, after, reason } = amendment
  const corrected = `${formatDate(at)}: ${name}: ${listBatches(after)} instead of ${listBatches(before)}.`
  return reason === null ? corrected : `${corrected} Reason: ${reason}`
}

/** For example, 'batch B123, expiry 03/27 (2 packs) and batch C4, expiry 12/27 (1 pack)'. */
function listBatches(batches: Amendment_AmendmentFragment['before']): string {
  return list.format(
    batches.map(
      ({ number, expiry, quantity }) =>
        `batch ${number}, expiry ${expiry} (${formatCount(quantity, 'pack')})`,
    ),
  )
}
