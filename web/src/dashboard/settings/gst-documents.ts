import { documentSeries, gstStates } from './setting-fields.generated.ts'
import type { SettingValues } from './setting-values.ts'

type GstValues = Pick<
  SettingValues,
  'gstRegistration' | 'turnoverClass' | 'gstin' | 'invoiceSeries'
>

/**
 * Says in sentences what the documents for orders look like.
 *
 * @param today Such as 2026-11-28.
 */
export function describeDocuments(values: GstValues, today: string): string[] {
  const { gstRegistration, turnoverClass, gstin } = values
  if (gstRegistration === 'NONE')
    return [
      'Orders get an Invoice without HSN codes, rates or taxes.',
      'Shops that are not registered must not sell to other states, so deliveries there are rejected. Your state is the one of the PIN code in your address.',
    ]
  if (gstRegistration === 'COMPOSITION')
    return [
      'Orders get a Bill of Supply without rates or taxes.',
      'At the top, it says “Composition taxable person, not eligible to collect tax on supplies”.',
      describeNumbers(values, today, ['BILL_OF_SUPPLY']),
      'Shops in the composition scheme must not sell to other states, so deliveries there are rejected. Your state is the one in your GSTIN.',
    ]
  return [
    'Orders with taxable products get a Tax Invoice. Orders with nil-rated or exempt products get a Bill of Supply.',
    'Orders with both get an Invoice-cum-Bill of Supply. Businesses with a GSTIN get both documents instead.',
    describeTaxes(gstin),
    `Each line shows its HSN code with ${turnoverClass === 'UP_TO_5_CRORE' ? 4 : 6} digits, its taxable value and its taxes.`,
    ...(turnoverClass === 'ABOVE_5_CRORE'
      ? [
          'Invoices to businesses need an IRN from the e-invoice portal. Your shop does not request it: enter each of them there, or ask your accountant.',
        ]
      : []),
    describeNumbers(values, today, ['TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL_OF_SUPPLY']),
    'Your prices stay the same, because they include the tax.',
  ]
}

/** The taxes by the state in the GSTIN's first two digits. */
function describeTaxes(gstin: string): string {
  const state = gstStates[gstin.trim().slice(0, 2)]
  if (!state) return 'The first two digits of your GSTIN are your state, which decides the taxes.'
  return `Orders within ${state.name} show CGST and ${state.tax}. Orders to other states show IGST.`
}

const listFormat = new Intl.ListFormat('en-IN')

/** The first numbers of this financial year, which begins on 1 April. */
function describeNumbers(
  { invoiceSeries }: GstValues,
  today: string,
  kinds: readonly (keyof typeof documentSeries)[],
): string {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '04-01' ? 1 : 0)
  const years = `${year}-${String((year + 1) % 100).padStart(2, '0')}`
  const first = (kind: keyof typeof documentSeries) =>
    `${documentSeries[kind]}${years.slice(2)}/000001`
  const start =
    invoiceSeries === 'CONTINUED'
      ? `The numbers of your earlier invoices continue, such as ${years}/000124.`
      : `The first numbers are ${listFormat.format(kinds.map(first))}.`
  return `${start} The first credit note is ${first('CREDIT_NOTE')}.`
}
