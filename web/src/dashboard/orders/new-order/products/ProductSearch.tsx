import { useRef } from 'react'
import { styled } from 'styled-components'
import { formatMoney } from '../../../../lib/text/money.ts'
import { LinePicture } from '../../../../shared/order/OrderLines.tsx'
import type { OrderedProduct } from '../../../../shared/order/line/ordered-line.ts'
import { SearchBox } from '../../../../ui/dashboard/fields/SearchBox.tsx'
import { space } from '../../../../ui/theme.ts'
import { describeTeamProblem } from './describe-team-problem.ts'
import { useProductSearch } from './use-product-search.ts'
import type { WantedProduct, WantedProducts } from './use-wanted-products.ts'
import { WantedList } from './WantedList.tsx'

interface ProductSearchProps {
  /** For screen readers. */
  label: string
  /** Searches that Enter confirms before they have results, which leave the box empty for the next product. */
  wanted: WantedProducts
  /** The entry of a pasted list that it is for. */
  row?: number | null
  onChoose: (product: OrderedProduct) => void
}

/** Finds a product by its name or barcode. */
export function ProductSearch({ label, wanted, row = null, onChoose }: ProductSearchProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const onWant = (text: string) => wanted.want({ text, isScan: false, row })
  // Their buttons disappear.
  const withFocus = (change: (one: WantedProduct) => void) => (one: WantedProduct) => {
    change(one)
    inputRef.current?.focus()
  }
  return (
    <>
      <SearchBox
        name={label}
        label={label}
        placeholder="Name or barcode"
        inputRef={inputRef}
        getKey={({ id }) => id}
        {...useProductSearch(inputRef, onChoose, onWant)}
      >
        {(product) => (
          <Found>
            <LinePicture image={product.images[0]} />
            <span>
              <strong>{product.name}</strong> <span>{describeProduct(product)}</span>
            </span>
          </Found>
        )}
      </SearchBox>
      <WantedList
        list={wanted.all.filter((one) => one.row === row)}
        onRetry={withFocus(wanted.retry)}
        onRemove={withFocus(wanted.remove)}
      />
    </>
  )
}

/** '500 ml · ₹27 · Out of stock' */
export function describeProduct(product: OrderedProduct): string {
  const problem = describeTeamProblem({ product, quantity: 1 })
  return [product.unit, formatMoney(product.discountedPrice.amount), problem]
    .filter(Boolean)
    .join(' · ')
}

const Found = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};

  strong,
  strong + span {
    display: block;
  }
`
