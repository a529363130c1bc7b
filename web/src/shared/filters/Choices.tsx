import { useState } from 'react'
import type { ProductFilterInput } from '../../apollo/schema-types.generated.ts'
import type { Choices_ConnectionFragment } from './FilterDrawer.generated.ts'
import { formatCountry } from '../../lib/text/countries.ts'
import { formatMoney, formatPercent } from '../../lib/text/money.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Stack } from '../../ui/layout/Stack.ts'
import { Choice, ChoiceGroup } from './ChoiceGroup.tsx'

interface ChoicesProps {
  choices: Choices_ConnectionFragment
  filter: ProductFilterInput
  /** A search has products from all categories. */
  hasCategories: boolean
  onChange: (change: ProductFilterInput) => void
}

/** The choices in a filter. A selected choice is shown even if no product is left for it. */
export function Choices({ choices: { facets }, filter, hasCategories, onChange }: ChoicesProps) {
  return (
    <Stack $gap={6}>
      <Choice
        type="checkbox"
        label="In stock"
        count={facets.inStockCount}
        checked={filter.inStock ?? false}
        onChange={({ target }) => onChange({ inStock: target.checked })}
      />
      <Several
        title="Brand"
        options={facets.brands.map(({ brand, count }) => ({ id: brand, name: brand, count }))}
        chosen={filter.brands ?? []}
        onChange={(brands) => onChange({ brands })}
      />
      {hasCategories && (
        <Several
          title="Category"
          options={facets.categories.map(({ category, count }) => ({ ...category, count }))}
          chosen={filter.categoryIds ?? []}
          onChange={(categoryIds) => onChange({ categoryIds })}
        />
      )}
      <Several
        title="Country of origin"
        options={facets.countries.map(({ countryOfOrigin, count }) => ({
          id: countryOfOrigin,
          name: formatCountry(countryOfOrigin),
          count,
        }))}
        toName={formatCountry}
        fewest={1}
        chosen={filter.countriesOfOrigin ?? []}
        onChange={(countriesOfOrigin) => onChange({ countriesOfOrigin })}
      />
      <Prices {...{ facets, filter, onChange }} />
      <Discounts {...{ facets, filter, onChange }} />
    </Stack>
  )
}

/** How many choices in a long list are initially visible. */
const FEW = 6

interface SeveralProps {
  title: string
  options: { id: string; name: string; count: number }[]
  chosen: readonly string[]
  /** The name of a chosen id that no product is left for. */
  toName?: (id: string) => string
  /** With fewer options, there is nothing to choose. */
  fewest?: number
  onChange: (chosen: string[]) => void
}

function Several(props: SeveralProps) {
  const { title, options, chosen, toName = (id) => id, fewest = 2, onChange } = props
  const missing = chosen.filter((id) => !options.some((option) => isSame(option.id, id)))
  const all = [...options, ...missing.map((id) => ({ id, name: toName(id), count: 0 }))]
  const [isLong, setIsLong] = useState(false)
  const isChosen = (id: string) => chosen.some((each) => isSame(each, id))
  const shown = isLong ? all : all.filter(({ id }, at) => at < FEW || isChosen(id))
  if (all.length < fewest && chosen.length === 0) return null
  return (
    <ChoiceGroup title={title}>
      {shown.map(({ id, name, count }) => {
        const others = chosen.filter((each) => !isSame(each, id))
        return (
          <Choice
            key={id}
            type="checkbox"
            label={name}
            count={count}
            checked={isChosen(id)}
            onChange={({ target }) => onChange(target.checked ? [...others, id] : others)}
          />
        )
      })}
      {shown.length < all.length && (
        <Button variant="quiet" onClick={() => setIsLong(true)}>{`Show all ${all.length}`}</Button>
      )}
    </ChoiceGroup>
  )
}

/** Compared in any case, as the server does. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

type PartProps = Pick<ChoicesProps, 'filter' | 'onChange'> &
  Pick<Choices_ConnectionFragment, 'facets'>

function Prices({ facets, filter, onChange }: PartProps) {
  const { minPrice = null, maxPrice = null } = filter
  const isAny = minPrice === null && maxPrice === null
  return (
    <ChoiceGroup title="Price">
      <Choice
        type="radio"
        name="price"
        label="Any price"
        checked={isAny}
        onChange={() => onChange({ minPrice: null, maxPrice: null })}
      />
      {facets.prices.map(({ min, max, count }) => (
        <Choice
          key={min.amount}
          type="radio"
          name="price"
          label={formatRange(min.amount, max?.amount ?? null)}
          count={count}
          checked={!isAny && (minPrice ?? 0) === min.amount && maxPrice === (max?.amount ?? null)}
          onChange={() => onChange({ minPrice: min.amount, maxPrice: max?.amount ?? null })}
        />
      ))}
    </ChoiceGroup>
  )
}

/** The limits are in paise, inclusive: 5000 to 9999 is '₹50 to ₹100'. */
function formatRange(min: number, max: number | null): string {
  if (max === null) return `${formatMoney(min)} and above`
  const end = formatMoney(max + 1)
  return min === 0 ? `Below ${end}` : `${formatMoney(min)} to ${end}`
}

function Discounts({ facets, filter, onChange }: PartProps) {
  const chosen = filter.minDiscountPercent ?? null
  if (facets.discounts.length === 0 && chosen === null) return null
  return (
    <ChoiceGroup title="Discount">
      <Choice
        type="radio"
        name="discount"
        label="Any discount"
        checked={chosen === null}
        onChange={() => onChange({ minDiscountPercent: null })}
      />
      {facets.discounts.map(({ minPercent, count }) => (
        <Choice
          key={minPercent}
          type="radio"
          name="discount"
          label={`${formatPercent(minPercent)} or more`}
          count={count}
          checked={chosen === minPercent}
          onChange={() => onChange({ minDiscountPercent: minPercent })}
        />
      ))}
    </ChoiceGroup>
  )
}
