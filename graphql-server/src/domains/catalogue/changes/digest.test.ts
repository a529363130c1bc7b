import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import {
  categoryText,
  EMPTY_DIGEST,
  sha256,
  productText,
  subCategoryText,
  toggleHash,
} from './digest.ts'

const id = (last: string) => new Types.ObjectId(last.padStart(24, '0'))
const now = new Date(0)
const edited = { version: 3, createdAt: now, updatedAt: now }

const category = { _id: id('a1'), name: 'Dairy & Eggs', nameKey: '', image: null, usedAt: now }
const product = {
  _id: id('c1'),
  name: 'दूध "A2"\n\u0001/\u2028',
  images: ['/media/b-960.webp', 'https://example.com/a.png'],
  categoryIds: [id('a2'), id('a1'), id('a2')],
  subCategoryIds: [],
  unit: '1 l',
  stock: 7,
  price: 25_000,
  discount: 6440,
  description: '',
  details: [{ name: 'Fat', value: '3 %' }],
}

describe('the hashed text of', () => {
  it('hashes a category as documented', () => {
    const text = '["category","0000000000000000000000a1","Dairy & Eggs",null]'
    expect(categoryText({ ...category, ...edited })).toBe(text)
  })

  it('hashes a sub-category with its categories in ascending order', () => {
    const subCategory = { ...category, _id: id('b1'), image: '/media/x-960.webp' }
    const categoryIds = [id('a2'), id('a1')]
    expect(subCategoryText({ ...subCategory, ...edited, categoryIds })).toBe(
      '["subCategory","0000000000000000000000b1","Dairy & Eggs","/media/x-960.webp",' +
        '["0000000000000000000000a1","0000000000000000000000a2"]]',
    )
  })

  it('hashes a product without its stock, and escapes only what JSON escapes', () => {
    expect(productText({ ...product, ...edited })).toBe(
      '["product","0000000000000000000000c1","दूध \\"A2\\"\\n\\u0001/\u2028","1 l",25000,6440,"",' +
        '["/media/b-960.webp","https://example.com/a.png"],' +
        '["0000000000000000000000a1","0000000000000000000000a2"],[],[["Fat","3 %"]]]',
    )
  })
})

describe('the digest', () => {
  const [first, second] = [sha256('first'), sha256('दूध')]

  it('the digest combines SHA-256 hashes of the texts in UTF-8', () => {
    expect(first).toBe('a7937b64b8caa58f03721bb6bacf5c78cb235febe0e70b1b84cd99541461a08e')
    expect(second).toBe('c3c4e4b338ee0bee893098616d0da8aa5d66045a48d9e27c6e5f0803e99ac67c')
  })

  it('the digest does not depend on the order of entities, and removing an entity restores it', () => {
    const both = toggleHash(toggleHash(EMPTY_DIGEST, first), second)
    expect(toggleHash(toggleHash(EMPTY_DIGEST, second), first)).toBe(both)
    expect(toggleHash(both, second)).toBe(first)
    expect(toggleHash(first, first)).toBe(EMPTY_DIGEST)
  })

  it('the digest keeps its leading zeros', () => {
    const small = `00${'f'.repeat(62)}`
    expect(toggleHash(EMPTY_DIGEST, small)).toBe(small)
  })
})
