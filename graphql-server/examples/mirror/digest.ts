import { createHash } from 'node:crypto'
import type { ChangesQuery } from './generated.ts'

type Change = ChangesQuery['catalogueChanges']['edges'][number]['node']

/** A category, sub-category or product from the shop. */
export type Thing = NonNullable<Change['thing']>

/** The hash of an entity. A catalogue's digest is the XOR of its entities' hashes. */
export function hashThing(thing: Thing): bigint {
  return BigInt(`0x${createHash('sha256').update(toText(thing), 'utf8').digest('hex')}`)
}

/** Formats a digest as described in the server's schema at `CatalogueDigest.digest`. */
export function formatDigest(digest: bigint): string {
  return digest.toString(16).padStart(64, '0')
}

function toText(thing: Thing): string {
  switch (thing.__typename) {
    case 'Category':
      return JSON.stringify(['category', thing.id, thing.name, thing.image?.url ?? null])
    case 'SubCategory':
      return JSON.stringify([
        'subCategory',
        thing.id,
        thing.name,
        thing.image?.url ?? null,
        sortedIds(thing.categories),
      ])
    case 'Product':
      return JSON.stringify([
        'product',
        thing.id,
        thing.name,
        thing.unit,
        thing.price.amount,
        Math.round(thing.discountPercent * 100),
        thing.description,
        thing.images.map(({ url }) => url),
        sortedIds(thing.categories),
        sortedIds(thing.subCategories),
        thing.details.map(({ name, value }) => [name, value]),
      ])
  }
}

function sortedIds(references: { id: string }[]): string[] {
  return references.map(({ id }) => id).sort()
}
