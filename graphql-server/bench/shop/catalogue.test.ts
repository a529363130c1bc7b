import { expect, it } from 'vitest'
import { generateCatalogue } from './catalogue.ts'

it('the generated catalogue is the same each time', () => {
  expect(generateCatalogue(300)).toEqual(generateCatalogue(300))
})

it('a larger generated catalogue starts with the smaller one', () => {
  expect(generateCatalogue(300).slice(0, 100)).toEqual(generateCatalogue(100))
})

it('the generated catalogue has different names, descriptions, images and prices, and some products that are sold out', () => {
  const entries = generateCatalogue(1500).map(({ entry }) => entry)
  const distinct = (key: 'name' | 'price' | 'description') =>
    new Set(entries.map((entry) => entry[key])).size
  expect(distinct('name')).toBeGreaterThan(1400)
  expect(distinct('price')).toBeGreaterThan(200)
  expect(distinct('description')).toBeGreaterThan(200)
  expect(entries.every(({ images }) => images?.[0]?.startsWith('/media/'))).toBe(true)
  const soldOut = entries.filter(({ stock }) => stock === 0).length
  expect(soldOut).toBeGreaterThan(30)
  expect(soldOut).toBeLessThan(150)
})
