import { describe, expect, it } from 'vitest'
import { getSegmentId, formatSlug, paths, getSegmentSlug } from './paths.ts'

const dairy = { id: '66f0a1', slug: 'dairy-eggs' }
const milk = { id: '66f0b2', slug: 'milk' }

describe('paths', () => {
  it('contain the id after the last hyphen', () => {
    expect(paths.product({ id: 'abc1', slug: 'toned-milk-500-ml' })).toBe(
      '/product/toned-milk-500-ml-abc1',
    )
    expect(paths.category(dairy)).toBe('/dairy-eggs-66f0a1')
    expect(paths.listing(dairy, milk)).toBe('/dairy-eggs-66f0a1/milk-66f0b2')
  })
})

describe('the segments of a path', () => {
  it.each([
    ['toned-milk-66f0a1', '66f0a1'],
    ['-66f0a1', '66f0a1'],
    ['66f0a1', '66f0a1'],
    ['milk-', ''],
  ])('contain the id of %s', (segment, id) => {
    expect(getSegmentId(segment)).toBe(id)
  })

  it.each([
    ['cough-cold-66f0a1', 'Cough Cold'],
    ['milk-66f0a1', 'Milk'],
    ['fruit--vegetables-66f0a1', 'Fruit Vegetables'],
    ['66f0a1', ''],
  ])('contain the name of %s', (segment, name) => {
    expect(formatSlug(getSegmentSlug(segment))).toBe(name)
  })
})
