import { findProducts } from '../../catalogue/browse/catalogue.service.ts'
import { readQuantity } from '../../catalogue/record/unit-price.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'
import type { ProductSearch } from '../../catalogue/search/product-search.ts'
import { readShoppingList, type Entry, type Reading } from './shopping-list.ts'

const MAX_PROPOSALS = 5

/** A proposed product, and the number of items that an entry asks for. */
interface ListedProduct {
  product: ProductRecord
  quantity: number
}

export interface ListedItem {
  text: string
  proposals: ListedProduct[]
}

/** A reading and the ids of the products that its search finds. */
interface FoundReading extends Reading {
  ids: string[]
}

/** Proposes products for each entry of a shopping list. Takes one database command. */
export async function proposeProducts(search: ProductSearch, text: string): Promise<ListedItem[]> {
  const entries = await Promise.all(
    readShoppingList(text).map(async ({ text: entry, readings }) => ({
      text: entry,
      readings: await Promise.all(readings.map((reading) => findFor(search, reading))),
    })),
  )
  const ids = entries.flatMap(({ readings }) => readings.flatMap((reading) => reading.ids))
  const products = ids.length > 0 ? await findProducts([...new Set(ids)]) : new Map()
  return entries.map(({ text: entry, readings }) => ({
    text: entry,
    proposals: choose(readings, products),
  }))
}

async function findFor(
  search: ProductSearch,
  reading: Entry['readings'][0],
): Promise<FoundReading> {
  const { hits } = await search.search(reading.words, { first: MAX_PROPOSALS })
  return { ...reading, ids: hits.map(({ id }) => id) }
}

/** Uses the first reading whose numbers are part of the best product's name, or else the last one. */
function choose(
  readings: FoundReading[],
  products: ReadonlyMap<string, ProductRecord>,
): ListedProduct[] {
  const found = readings.map((reading) => ({
    reading,
    products: reading.ids.flatMap((id) => products.get(id) ?? []),
  }))
  const fitting = found.find(
    (each) => each.products[0] && hasNumbers(each.products[0], each.reading),
  )
  const chosen = fitting ?? found.findLast((each) => each.products.length > 0)
  if (!chosen) return []
  const proposals = chosen.products.map((product) => propose(product, chosen.reading))
  // A pack of the wanted size comes first, but not before a better match for the words.
  return proposals
    .toSorted((one, other) => Number(other.isFitting) - Number(one.isFitting))
    .map(({ product, quantity }) => ({ product, quantity }))
}

function hasNumbers({ name, unit }: ProductRecord, { words }: Reading): boolean {
  const numbers = words.match(/\d+/g) ?? []
  const known = new Set(`${name} ${unit}`.match(/\d+/g))
  return numbers.every((number) => known.has(number))
}

/** The number of packs that make up the wanted amount exactly, or 1. */
function propose(product: ProductRecord, { words, pieces, amount }: Reading) {
  if (!amount) return { product, quantity: pieces, isFitting: false }
  const pack = readQuantity(product.unit) ?? readQuantity(product.netQuantity ?? '')
  const packs = pack?.of === amount.of ? amount.count / pack.count : 0
  const isExact = Number.isInteger(packs) && packs > 0
  const name = product.name.toLowerCase()
  const isNamed = words.split(/\s+/).every((word) => name.includes(word))
  return { product, quantity: isExact ? packs : 1, isFitting: isExact && isNamed }
}
