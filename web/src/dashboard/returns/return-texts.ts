import type {
  GstReturnFindingKind,
  GstReturnTableName,
} from '../../apollo/schema-types.generated.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import type { ReturnFinding_FindingFragment } from './ReturnParts.generated.ts'

/** The tables as the form calls them, with the sales that they contain, and the offline tool's name of the sheet. */
export const tableTexts: Record<
  GstReturnTableName,
  { title: string; about: string; sheet: string }
> = {
  B2B: { title: '4 B2B', about: 'Invoices to businesses with a GSTIN', sheet: 'b2b,sez,de' },
  B2CL: { title: '5 B2CL', about: 'Large invoices to consumers in other states', sheet: 'b2cl' },
  B2CS: {
    title: '7 B2CS',
    about: 'All other sales to consumers, less credit notes',
    sheet: 'b2cs',
  },
  NIL: { title: '8 Nil-rated', about: 'Sales without tax, less credit notes', sheet: 'exemp' },
  CDNR: { title: '9B CDNR', about: 'Credit notes to businesses with a GSTIN', sheet: 'cdnr' },
  CDNUR: {
    title: '9B CDNUR',
    about: 'Credit notes for large invoices to consumers',
    sheet: 'cdnur',
  },
  HSN_B2B: {
    title: '12 HSN, B2B',
    about: 'Sales to businesses with a GSTIN by HSN code',
    sheet: 'hsn(b2b)',
  },
  HSN_B2C: { title: '12 HSN, B2C', about: 'Sales to consumers by HSN code', sheet: 'hsn(b2c)' },
  DOCUMENTS: {
    title: '13 Documents',
    about: 'First and last number of each series',
    sheet: 'docs',
  },
}

type Finding = ReturnFinding_FindingFragment

const have = (count: number) => (count === 1 ? 'has' : 'have')
const were = (count: number) => (count === 1 ? 'was' : 'were')

function describeGap([one, other]: Finding['places']): string {
  if (!one) return 'there is no document before or after them'
  return other
    ? `between ${one.documentNumber} and ${other.documentNumber}`
    : `next to ${one.documentNumber}`
}

const sentences: Record<GstReturnFindingKind, (finding: Finding) => string> = {
  PERIOD_OPEN: () => 'This period has not ended. Later documents will change the return.',
  INVOICE_WAITS: ({ count }) =>
    `${formatCount(count, 'packed order')} ${have(count)} no invoice, because an HSN code or a GST rate is missing.`,
  NUMBERS_MISSING: ({ count, places: [first, last] }) =>
    `${formatCount(count, 'number')} ${count === 1 ? 'is' : 'are'} missing in the series from ${first?.documentNumber} to ${last?.documentNumber}. The tax office can ask why.`,
  NUMBERS_LOST: ({ count, places }) =>
    `${formatCount(count, 'number')} ${have(count)} no document, because an older copy of the shop was restored: ${describeGap(places)}. Table 13 leaves them out. Tell your accountant.`,
  HSN_MISSING: ({ count }) =>
    `${formatCount(count, 'document')} ${have(count)} a line without an HSN code.`,
  HSN_TOO_SHORT: ({ count }) =>
    `${formatCount(count, 'document')} ${have(count)} an HSN code with fewer digits than your turnover requires.`,
  CREDITED_TOO_LATE: ({ count }) =>
    `${formatCount(count, 'credit note')} came after 30 November for an invoice of an earlier financial year, which is too late to reduce the tax. Ask your accountant.`,
  IRN_MISSING: ({ count }) =>
    `${formatCount(count, 'document')} for businesses ${count === 1 ? 'needs' : 'need'} an IRN from the e-invoice portal, because your turnover is above ₹5 crore. The shop does not request it: enter them there.`,
  SELLER_GSTIN_MISSING: ({ count }) =>
    `${formatCount(count, 'document')} ${were(count)} issued without your GSTIN.`,
  SEVERAL_GSTINS: ({ count }) =>
    `The documents have ${count} different GSTINs of your shop. Each GSTIN needs its own return.`,
  COMPOSITION_LEFT_OUT: ({ count }) =>
    `${formatCount(count, 'document')} from the composition scheme ${count === 1 ? 'is' : 'are'} not in this return.`,
  SUMS_DIFFER: () =>
    'The sums of the tables and of the documents differ. Do not file this return, and report the error to whoever runs your server.',
}

/** Says what was found. */
export function describeFinding(finding: Finding): string {
  return sentences[finding.kind](finding)
}
