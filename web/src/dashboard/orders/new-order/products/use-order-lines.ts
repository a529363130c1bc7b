import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OrderedLine, OrderedProduct } from '../../../../shared/order/line/ordered-line.ts'
import type { DraftLine } from '../draft.ts'
import type { NewOrder_QuoteFragment } from '../NewOrder.generated.ts'
import { OrderedProductsDocument } from './OrderedProducts.generated.ts'

/** The most products in a request. */
const MAX_IDS = 20

export type OrderLines = ReturnType<typeof useOrderLines>

/**
 * The products of the order, as the customer was told of them: a price that changes in the meantime is not shown before
 * the server rejects the old one. The draft has their ids and quantities.
 */
export function useOrderLines(
  draft: readonly DraftLine[],
  changeLines: (change: (lines: readonly DraftLine[]) => readonly DraftLine[]) => void,
) {
  const [known, setKnown] = useState<ReadonlyMap<string, OrderedProduct>>(new Map())
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map())
  const learn = (products: readonly OrderedProduct[]) =>
    setKnown((before) => new Map([...before, ...products.map((one) => [one.id, one] as const)]))
  const loading = useRestoredProducts(draft, (products, restored) => {
    learn(products)
    const sold = new Set(products.map(({ id }) => id))
    const gone = new Set(restored.filter((id) => !sold.has(id)))
    // Others may have been added in the meantime.
    changeLines((all) => all.filter(({ productId }) => !gone.has(productId)))
  })
  const lines = draft.flatMap(({ productId, quantity }): OrderedLine[] => {
    const product = known.get(productId)
    return product ? [{ product, quantity }] : []
  })
  /** Adds products, or more items of those that are there. */
  const add = (added: readonly OrderedLine[]) => {
    learn(added.map(({ product }) => product))
    changeLines((all) => added.reduce(withLine, all))
    setNotes(new Map())
  }
  /** Changes a quantity; 0 removes the product. */
  const setQuantity = (productId: string, quantity: number) => {
    changeLines((all) =>
      all
        .map((line) => (line.productId === productId ? { productId, quantity } : line))
        .filter((line) => line.quantity > 0),
    )
    setNotes(new Map())
  }
  /** Shows today's prices and stock. */
  const acceptQuote = (quote: NewOrder_QuoteFragment) => {
    learn(lines.flatMap(({ product }) => toQuotedProduct(product, quote)))
    setNotes(new Map(quote.lines.map((line) => [line.productId, describeProblems(line)])))
  }
  return { lines, notes, ...loading, add, setQuantity, acceptQuote }
}

function withLine(
  lines: readonly DraftLine[],
  { product, quantity }: OrderedLine,
): readonly DraftLine[] {
  const productId = product.id
  const existing = lines.find((line) => line.productId === productId)
  if (!existing) return [...lines, { productId, quantity }]
  const more = { productId, quantity: existing.quantity + quantity }
  return lines.map((line) => (line === existing ? more : line))
}

type QuoteLine = NewOrder_QuoteFragment['lines'][number]

function toQuotedProduct(product: OrderedProduct, quote: NewOrder_QuoteFragment) {
  const line = quote.lines.find(({ productId }) => productId === product.id)
  if (!line) return []
  const { quantity, wantedQuantity, price, discountedPrice } = line
  const available = quantity < wantedQuantity ? quantity : product.available
  return [{ ...product, price, discountedPrice, available }]
}

const describeProblems = ({ problems }: QuoteLine) =>
  problems.map(({ message }) => message).join(' ')

/** Loads the products of a restored order. Products that are no longer sold are missing. */
function useRestoredProducts(
  draft: readonly DraftLine[],
  onLoaded: (products: readonly OrderedProduct[], ids: readonly string[]) => void,
) {
  const client = useApolloClient()
  const [state, setState] = useState(draft.length > 0 ? 'loading' : 'loaded')
  const load = useEffectEvent(() => {
    const ids = draft.map(({ productId }) => productId)
    const finish = (products: readonly OrderedProduct[]) => {
      onLoaded(products, ids)
      setState('loaded')
    }
    loadProducts(client, ids).then(finish, () => setState('failed'))
  })
  useEffect(() => {
    if (state === 'loading') load()
  }, [state])
  return {
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    retry: () => setState('loading'),
  }
}

async function loadProducts(client: ApolloClient, ids: string[]): Promise<OrderedProduct[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, at) =>
    ids.slice(at * MAX_IDS, (at + 1) * MAX_IDS),
  )
  const replies = await Promise.all(
    parts.map((part) =>
      client.query({
        query: OrderedProductsDocument,
        variables: { ids: part },
        fetchPolicy: 'no-cache',
      }),
    ),
  )
  return replies.flatMap(({ data }) => data?.productsById ?? [])
}
