import type { ShopSort } from '../../apollo/schema-types.generated.ts'
import { Choice, ChoiceGroup } from './ChoiceGroup.tsx'

interface SortChoicesProps {
  /** The default order is the best match for a search, and the newest product for other lists. */
  isSearch: boolean
  /** Whether products can be sorted by their country of origin. */
  hasCountries: boolean
  /** Undefined for the default order. */
  sort: ShopSort | undefined
  onChange: (sort: ShopSort | undefined) => void
}

type Order = [sort: ShopSort | undefined, label: string]

const COUNTRY: Order = ['COUNTRY_ASC', 'Country of origin, A to Z']

/** A list's sort orders. */
export function SortChoices({ isSearch, hasCountries, sort: chosen, onChange }: SortChoicesProps) {
  const sorts: Order[] = [
    [undefined, isSearch ? 'Best match' : 'Newest'],
    ['PRICE_ASC', 'Price, lowest first'],
    ['PRICE_DESC', 'Price, highest first'],
    ['DISCOUNT_DESC', 'Discount, highest first'],
    ...(hasCountries ? [COUNTRY] : []),
  ]
  return (
    <ChoiceGroup title="Sort by">
      {sorts.map(([sort, label]) => (
        <Choice
          key={label}
          type="radio"
          name="sort"
          label={label}
          checked={sort === chosen}
          onChange={() => onChange(sort)}
        />
      ))}
    </ChoiceGroup>
  )
}
