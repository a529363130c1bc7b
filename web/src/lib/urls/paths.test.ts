import { describe, expect, it } from 'vitest'
import { getSegmentId, formatSlug, paths, getSegmentSlug } from './paths.ts'

const dairy = { id: '66f0a1', slug: 'dairy-eggs' }
const milk = { id: '66f0b2', slug: 'milk' }

describe('paths', () => {
  it('paths contain the id after the last hyphen', () => {
    expect(paths.product({ id: 'abc1', slug: 'toned-milk-500-ml' })).toBe(
      '/product/toned-milk-500-ml-abc1',
    )
    expect(paths.category(dairy)).toBe('/dairy-eggs-66f0a1')
    expect(paths.listing(dairy, milk)).toBe('/dairy-eggs-66f0a1/milk-66f0b2')
  })
})

/** A slug with all characters that have a meaning in URLs. */
const HOSTILE = `100%-a2-#1?-ü-+'"\\<%41%zz>;:@=$!*()`

it.each(
  Object.entries({
    product: paths.product({ id: '66f0a1', slug: HOSTILE }),
    category: paths.category({ id: '66f0a1', slug: HOSTILE }),
    listing: paths.listing({ id: '66f0b2', slug: HOSTILE }, { id: '66f0a1', slug: HOSTILE }),
  }),
)('the path for a %s encodes its name', (_kind, path) => {
  const { pathname, search, hash } = new URL(path, 'http://store.invalid')
  expect([pathname, search, hash]).toEqual([path, '', ''])
  const last = decodeURIComponent(path.split('/').at(-1) ?? '')
  expect(getSegmentId(last)).toBe('66f0a1')
  expect(getSegmentSlug(last)).toBe(HOSTILE)
})

describe('the segments of a path', () => {
  it.each([
    ['toned-milk-66f0a1', '66f0a1'],
    ['-66f0a1', '66f0a1'],
    ['66f0a1', '66f0a1'],
    ['milk-', ''],
  ])('getSegmentId returns the id in %s', (segment, id) => {
    expect(getSegmentId(segment)).toBe(id)
  })

  it.each([
    ['cough-cold-66f0a1', 'Cough Cold'],
    ['milk-66f0a1', 'Milk'],
    ['fruit--vegetables-66f0a1', 'Fruit Vegetables'],
    ['66f0a1', ''],
  ])('getSegmentSlug returns the name in %s', (segment, name) => {
    expect(formatSlug(getSegmentSlug(segment))).toBe(name)
  })
})
