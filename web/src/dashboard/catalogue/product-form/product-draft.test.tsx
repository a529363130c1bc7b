import { describe, expect, it } from 'vitest'
import { discardDraft, keepDraft, readDraft } from './product-draft.ts'
import { type ProductEntry, blankProduct } from './product-entry.ts'

const begunAt = '2026-11-21T09:30:00.000Z'
const soonAfter = Date.parse(begunAt) + 60_000
const nextDay = Date.parse(begunAt) + 24 * 60 * 60 * 1000

const half: ProductEntry = {
  ...blankProduct,
  name: 'Toned Milk',
  images: [{ url: '/media/milk-960.webp', srcSet: null }],
  details: [{ name: 'Shelf life', value: '' }],
}

describe('product drafts', () => {
  it('a product draft is restored unchanged', () => {
    keepDraft('asha', { entry: half, begunAt, idempotencyKey: 'k' })
    expect(readDraft('asha', soonAfter)).toEqual({ entry: half, begunAt, idempotencyKey: 'k' })
  })

  it('a product draft is not shown to other admins', () => {
    keepDraft('asha', { entry: half, begunAt, idempotencyKey: 'k' })
    expect(readDraft('ravi', soonAfter)).toBeNull()
  })

  it('a product draft is deleted when it is emptied or discarded', () => {
    keepDraft('asha', { entry: half, begunAt, idempotencyKey: 'k' })
    keepDraft('asha', { entry: blankProduct, begunAt, idempotencyKey: 'k' })
    expect(readDraft('asha', soonAfter)).toBeNull()
    keepDraft('asha', { entry: half, begunAt, idempotencyKey: 'k' })
    discardDraft('asha')
    expect(readDraft('asha', soonAfter)).toBeNull()
  })

  it('a product draft is restored without images that the server may have deleted', () => {
    keepDraft('asha', { entry: half, begunAt, idempotencyKey: 'k' })
    expect(readDraft('asha', nextDay)?.entry).toEqual({ ...half, images: [] })
  })

  it('a product draft from an older version, which lacks a field, is restored', () => {
    const { brand, ...older } = half
    localStorage.setItem(
      'product-draft:asha',
      JSON.stringify({ entry: older, begunAt, idempotencyKey: 'k' }),
    )
    expect(readDraft('asha', soonAfter)?.entry).toEqual({ ...older, brand })
  })

  it.each(['{', 'null', '[]', '{"begunAt":"x"}', '{"begunAt":"x","entry":{"name":7}}'])(
    'a product draft is not read from the invalid value %s',
    (text) => {
      localStorage.setItem('product-draft:asha', text)
      expect(readDraft('asha')).toBeNull()
    },
  )
})
