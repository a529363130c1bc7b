import { styled } from 'styled-components'
import { Chip } from '../../../ui/content/Chip.tsx'
import { Choices } from '../../../ui/forms/Choices.tsx'
import { SearchField } from '../../../ui/dashboard/fields/SearchField.tsx'
import { media, space } from '../../../ui/theme.ts'

/** The product list's filter. */
export interface ProductListFilterValue {
  /** Words, a barcode or a product id; empty for all. */
  search: string
  stock: StockFilter
  /** Whether to show only products without an HSN code or a GST rate. The overview links to it. */
  withoutGstRate: boolean
  /** Whether to show only medicines with open findings. The overview links to it. */
  medicinesToCheck: boolean
}

interface ProductListFilterProps {
  value: ProductListFilterValue
  onChange: (change: Partial<ProductListFilterValue>) => void
}

export function ProductListFilter({ value, onChange }: ProductListFilterProps) {
  return (
    <Root>
      <SearchField
        label="Search for products"
        placeholder="Name, barcode or ID"
        value={value.search}
        onSearch={(search) => onChange({ search })}
      />
      <Choices
        label="Stock"
        choices={choices}
        value={value.stock}
        onChoose={(stock) => onChange({ stock })}
      />
      {value.withoutGstRate && (
        <div>
          <Chip
            label="Without HSN code or GST rate"
            onRemove={() => onChange({ withoutGstRate: false })}
          />
        </div>
      )}
      {value.medicinesToCheck && (
        <div>
          <Chip label="Medicines to check" onRemove={() => onChange({ medicinesToCheck: false })} />
        </div>
      )}
    </Root>
  )
}

const choices = [
  { value: 'ANY', text: 'All' },
  { value: 'LOW', text: 'Low stock' },
  { value: 'OUT', text: 'Out of stock' },
] as const

type StockFilter = (typeof choices)[number]['value']

/** Parses a filter from the URL; ANY by default. */
export function parseStockFilter(text: string | null): StockFilter {
  return choices.find(({ value }) => value === text)?.value ?? 'ANY'
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`
