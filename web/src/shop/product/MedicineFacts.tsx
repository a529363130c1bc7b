import { styled } from 'styled-components'
import type { MedicineFacts_ProductFragment } from './MedicineFacts.generated.ts'
import { formNames, formatPack, unitNames } from '../../shared/medicine/medicine-words.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { space } from '../../ui/theme.ts'
import { type Fact, FactList } from './FactList.tsx'

type Medicine = NonNullable<MedicineFacts_ProductFragment['medicine']>

interface MedicineFactsProps {
  product: MedicineFacts_ProductFragment
  medicine: Medicine
}

/**
 * The medicine's composition, pack and storage, and the advice to ask a doctor or pharmacist. Omits the pack if it is
 * the unit.
 */
export function MedicineFacts({ product, medicine }: MedicineFactsProps) {
  const pack = formatPack(medicine)
  const facts = [
    { name: 'Composition', value: listIngredients(medicine) || product.composition },
    { name: 'Form', value: formNames[medicine.form] },
    { name: 'Pack', value: pack === product.unit ? '' : pack },
    toUnitPrice(medicine),
    { name: 'Manufacturer', value: product.manufacturer },
    { name: 'Storage', value: product.details.find(isStorage)?.value ?? '' },
  ]
  return (
    <>
      <FactList facts={facts} isCompact />
      <Note>
        Ask a doctor or pharmacist before taking a medicine. This page is not medical advice.
      </Note>
    </>
  )
}

export function isStorage({ name }: Fact): boolean {
  return name.toLowerCase() === 'storage'
}

/** One line for each ingredient. */
function listIngredients({ ingredients }: Medicine): string {
  return ingredients
    .map(({ name, strength }) => (strength ? `${name} ${strength.text}` : name))
    .join('\n')
}

function toUnitPrice({ pricePerUnit, packUnit }: Medicine): Fact {
  const value = pricePerUnit ? formatMoney(pricePerUnit.amount) : ''
  return { name: `Price per ${unitNames[packUnit]}`, value }
}

const Note = styled(SmallText)`
  padding-top: ${space[2]};
`
