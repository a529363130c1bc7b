import { formatCountry } from '../../lib/text/countries.ts'
import type { ProductFacts_ProductFragment } from './ProductFacts.generated.ts'
import { type Fact, FactList } from './FactList.tsx'
import { isStorage } from './MedicineFacts.tsx'

/** Description, unit, maker and details. For a medicine, omits the facts in `MedicineFacts`. */
export function ProductFacts({ product }: { product: ProductFacts_ProductFragment }) {
  const { description, unit, brand, composition, manufacturer, details, medicine } = product
  const brandFact = { name: 'Brand', value: brand }
  const maker = [
    brandFact,
    { name: 'Composition', value: composition },
    { name: 'Manufacturer', value: manufacturer },
  ]
  const others = details.filter(
    (detail) => !maker.some((fact) => isSame(fact, detail)) && !isOrigin(detail, product),
  )
  const facts = [
    { name: 'Description', value: description },
    { name: 'Unit', value: unit },
    ...(medicine ? [brandFact] : maker),
    ...(medicine ? others.filter((detail) => !isStorage(detail)) : others),
  ]
  return <FactList facts={facts} />
}

/** Whether a detail of an older product repeats its country of origin. 'Origin' can also be a region. */
function isOrigin({ name, value }: Fact, { countryOfOrigin }: ProductFacts_ProductFragment) {
  if (countryOfOrigin === '') return false
  const kind = name.trim().toLowerCase()
  const isCountry = [countryOfOrigin, formatCountry(countryOfOrigin)].includes(value.trim())
  return ['country of origin', 'country'].includes(kind) || (kind === 'origin' && isCountry)
}

/**
 * Products from older versions have their maker in the details as well. 'Salt' was another name for the composition.
 */
function isSame(fact: Fact, detail: Fact): boolean {
  const name = detail.name.toLowerCase()
  return (
    fact.value === detail.value &&
    (name === 'salt' ? 'composition' : name) === fact.name.toLowerCase()
  )
}
