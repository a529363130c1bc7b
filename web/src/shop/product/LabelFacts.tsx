import { useStore } from '../../apollo/session.tsx'
import { formatCountry, HOME_COUNTRY } from '../../lib/text/countries.ts'
import { FactList } from './FactList.tsx'
import type { LabelFacts_ProductFragment } from './LabelFacts.generated.ts'
import { Subtitle } from './Subtitle.ts'

/**
 * The facts that the law requires for packaged products (Legal Metrology (Packaged Commodities) Rules, rule 6(10)), and
 * the shop's contact for complaints. Nothing if none of the facts is known.
 */
export function LabelFacts({ product }: { product: LabelFacts_ProductFragment }) {
  const store = useStore()
  const { netQuantity, countryOfOrigin, makerOrPacker, importer, bestBefore } = product
  const isImported = countryOfOrigin !== '' && countryOfOrigin !== HOME_COUNTRY
  const facts = [
    { name: 'Net quantity', value: netQuantity },
    { name: 'Country of origin', value: countryOfOrigin && formatCountry(countryOfOrigin) },
    { name: 'Maker or packer', value: makerOrPacker },
    { name: 'Importer', value: importer || (isImported ? 'Not stated' : '') },
    { name: 'Best before', value: bestBefore },
  ]
  if (facts.every(({ value }) => value === '')) return null
  const care = store ? `${store.phone}\n${store.email}` : ''
  return (
    <section>
      <Subtitle>Product details</Subtitle>
      <FactList facts={[...facts, { name: 'Consumer care', value: care }]} isCompact />
    </section>
  )
}
