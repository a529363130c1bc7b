import { groupBy } from '../../../lib/database/loaders.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'
import { productRowMessages } from './messages.ts'
import { quote } from './reading/quote.ts'
import type { ProductEntry } from './product-entry.ts'

/** An entry's product, if it exists, or why it cannot be determined. */
export interface Found {
  product?: ProductRecord | undefined
  /** Whether a former key found it, so that the entry's key replaces the former one. */
  isByFormerKey?: boolean
  reason?: string
}

interface FindOptions {
  /** The products with barcodes that the entries contain. */
  byBarcode: ReadonlyMap<string, ProductRecord>
  /** Also searches by the source's key, for products that another process has written without a row key. */
  alsoBySource: boolean
}

/**
 * Finds the products of the entries: by id, by barcode, by the source's key, or by the row key in files with any name.
 * Takes one command for each kind of key that occurs.
 */
export async function findExisting(
  entries: ProductEntry[],
  { byBarcode, alsoBySource }: FindOptions,
): Promise<(entry: ProductEntry) => Found> {
  const ids = entries.flatMap(({ id }) => id ?? [])
  const bySource = entries.filter(({ id, rowKey }) => !id && (alsoBySource || rowKey === undefined))
  const importKeys = bySource
    .flatMap(({ importKey }) => importKey ?? [])
    .concat(
      bySource.flatMap(({ rowKey, formerKeys = [] }) => (rowKey === undefined ? formerKeys : [])),
    )
  const rowKeys = entries.flatMap(({ rowKey, formerKeys = [] }) =>
    rowKey === undefined ? [] : [rowKey, ...formerKeys],
  )
  const found = [
    ...(ids.length > 0 ? await Product.find({ _id: { $in: ids } }).lean() : []),
    ...(importKeys.length > 0 ? await Product.find({ importKey: { $in: importKeys } }).lean() : []),
  ]
  const goods =
    rowKeys.length > 0
      ? await Product.find({ rowKey: { $in: rowKeys } })
          .sort({ _id: 1 })
          .lean()
      : []
  const byId = new Map(found.map((product) => [product._id.toHexString(), product]))
  const byImportKey = new Map(found.map((product) => [product.importKey, product]))
  const byRowKey = groupBy(goods, ({ rowKey }) => (rowKey === undefined ? [] : [rowKey]))

  return (entry) => {
    const { id, importKey, rowKey, formerKeys = [] } = entry
    if (id) return { product: byId.get(id.toHexString()) }
    const labelled = entry.barcodes?.flatMap((code) => byBarcode.get(code) ?? []) ?? []
    if (entry.isByBarcode && labelled.length > 0) return onlyOne(labelled)
    const imported = byImportKey.get(importKey)
    if (rowKey === undefined || imported)
      return imported ? { product: imported } : byFormer(byImportKey, formerKeys)
    const candidates = byRowKey.get(rowKey)
    return candidates ? choose(entry, candidates) : byFormer(firstOf(byRowKey), formerKeys)
  }
}

/** Rejects barcodes that belong to several products. */
function onlyOne(products: ProductRecord[]): Found {
  const [product, ...others] = new Map(
    products.map((each) => [each._id.toHexString(), each]),
  ).values()
  const [other] = others
  if (!product || !other) return { product }
  const names = { first: quote(product.name), second: quote(other.name) }
  return { reason: productRowMessages.KEY_OF_SEVERAL_PRODUCTS(names).message }
}

function byFormer(
  products: { get(key: string): ProductRecord | undefined },
  keys: string[],
): Found {
  const product = keys.map((key) => products.get(key)).find((each) => each !== undefined)
  return product ? { product, isByFormerKey: true } : {}
}

/** Returns the first product for a key. */
function firstOf(products: Map<string, ProductRecord[]>) {
  return { get: (key: string) => products.get(key)?.[0] }
}

/**
 * Chooses the product that this source has imported, otherwise the oldest one that shares a word with the entry's name.
 * Two lists can number different products in the same way.
 */
function choose(entry: ProductEntry, candidates: ProductRecord[]): Found {
  const { importKey, rowKey = '', name = '' } = entry
  const words = new Set(toWords(name))
  const product =
    candidates.find((candidate) => candidate.importKey === importKey) ??
    candidates.find((candidate) => toWords(candidate.name).some((word) => words.has(word)))
  if (product) return { product }
  const cell = quote(rowKey)
  const [first = '', second] = candidates.map((candidate) => quote(candidate.name))
  const message =
    second === undefined
      ? productRowMessages.KEY_OF_OTHER_PRODUCT({ cell, product: first })
      : productRowMessages.KEY_OF_OTHER_PRODUCTS({ cell, first, second })
  return { reason: message.message }
}

function toWords(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
