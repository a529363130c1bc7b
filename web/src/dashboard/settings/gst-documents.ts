import { gstStates } from './setting-fields.generated.ts'
import type { SettingValues } from './setting-values.ts'

type GstValues = Pick<SettingValues, 'gstRegistration' | 'turnoverClass' | 'gstin'>

/** Says in sentences what the documents for orders look like. */
export function describeDocuments({ gstRegistration, turnoverClass, gstin }: GstValues): string[] {
  if (gstRegistration === 'NONE')
    return [
      'Orders get an Invoice without HSN codes, rates or taxes.',
      'Shops that are not registered must not deliver to other states.',
    ]
  if (gstRegistration === 'COMPOSITION')
    return [
      'Orders get a Bill of Supply without rates or taxes.',
      'At the top, it says “Composition taxable person, not eligible to collect tax on supplies”.',
      'Shops in the composition scheme must not deliver to other states.',
    ]
  return [
    'Orders with taxable products get a Tax Invoice. Orders with nil-rated or exempt products get a Bill of Supply.',
    'Orders with both get an Invoice-cum-Bill of Supply. If the buyer has a GSTIN, they get both documents instead.',
    describeTaxes(gstin),
    `Each line shows its HSN code with ${turnoverClass === 'UP_TO_5_CRORE' ? 4 : 6} digits, its taxable value and its taxes.`,
    'Your prices stay the same, because they include the tax.',
  ]
}

/** The taxes by the state in the GSTIN's first two digits. */
function describeTaxes(gstin: string): string {
  const state = gstStates[gstin.trim().slice(0, 2)]
  if (!state) return 'The first two digits of your GSTIN are your state, which decides the taxes.'
  return `Orders within ${state.name} show CGST and ${state.tax}. Orders to other states show IGST.`
}
