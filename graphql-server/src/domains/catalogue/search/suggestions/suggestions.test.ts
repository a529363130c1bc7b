import { Types } from 'mongoose'
import { beforeEach, describe, expect, it } from 'vitest'
import { createCacheValidity } from '../../../../lib/cache/cache-validity.ts'
import type { CategoryRecord } from '../../record/category.model.ts'
import type { SubCategoryRecord } from '../../record/sub-category.model.ts'
import type { ProductRecord } from '../../record/product.model.ts'
import { readTitle } from './find-titles.ts'
import { createCatalogueMemory } from '../catalogue-memory.ts'
import { createLexicon } from '../lexicon/lexicon.ts'
import { createPopularSearches } from './popular-searches.ts'
import { createSuggest, type Suggest } from './suggestions.ts'

const lexicon = createLexicon(['milk: doodh'])
const memory = createCatalogueMemory({ lexicon, validity: createCacheValidity() })
const { projection, table, index } = memory
const popular = createPopularSearches()
let suggest: Suggest

beforeEach(() => {
  projection.clear()
  popular.set([])
  suggest = createSuggest(
    { ...memory, search: index, popular },
    { whenLoaded: () => Promise.resolve() },
  )
})

function putProduct(name: string, fields: Partial<ProductRecord> = {}): ProductRecord {
  const product: ProductRecord = {
    _id: new Types.ObjectId(),
    name,
    images: [],
    categoryIds: [],
    subCategoryIds: [],
    unit: '',
    stock: 5,
    price: 100,
    discount: 0,
    description: '',
    details: [],
    version: 1,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    ...fields,
  }
  projection.putProduct(product)
  return product
}

function build(name: string): CategoryRecord {
  const times = { usedAt: null, createdAt: new Date(0), updatedAt: new Date(0) }
  return { _id: new Types.ObjectId(), name, nameKey: name, image: null, version: 1, ...times }
}

function putCategory(name: string): CategoryRecord {
  const category = build(name)
  projection.putCategory(category)
  return category
}

function putSubCategory(name: string): SubCategoryRecord {
  const subCategory = { ...build(name), categoryIds: [] }
  projection.putSubCategory(subCategory)
  return subCategory
}

const texts = async (text: string, first = 8) =>
  (await suggest(text, first)).map((suggestion) => suggestion.text)

describe('suggestions for a text that is being typed', () => {
  it.each([
    ['the beginning of a word', 'ton', ['Toned Milk']],
    ['a word in the middle of a name', 'mil', ['Toned Milk']],
    ['whole words and the beginning of the last one', 'milk ton', ['Toned Milk']],
    ['a word with a typing error', 'antiseptc', ['Anti-septic Liquid']],
    ['a word of another language', 'doodh', ['Toned Milk']],
    ['a word that no product has', 'milk zz', []],
    ['another spelling of a size', 'rice 1 kilogram', ['Rice 1 kg']],
    ['other letters and signs', 'CAFÉ', ['Café au lait']],
    ['a compound written as one word', 'antisep', ['Anti-septic Liquid']],
    ['no letters and digits', ' - ', []],
  ])('completes %s', async (_what, typed, expected) => {
    for (const name of ['Toned Milk', 'Rice 1 kg', 'Café au lait', 'Anti-septic Liquid'])
      putProduct(name)
    expect(await texts(typed)).toEqual(expected)
  })

  it('suggests products, brands, categories and sub-categories', async () => {
    const category = putCategory('Milk Bar')
    const subCategory = putSubCategory('Milk Powder')
    const product = putProduct('Condensed', {
      brand: 'Milkmaid',
      categoryIds: [category._id],
      subCategoryIds: [subCategory._id],
    })
    expect(await suggest('milk', 8)).toEqual([
      { text: 'Milk Bar', kind: 'CATEGORY', categoryId: category._id.toHexString() },
      { text: 'Milkmaid', kind: 'BRAND' },
      { text: 'Milk Powder', kind: 'CATEGORY', subCategoryId: subCategory._id.toHexString() },
      { text: 'Milkmaid Condensed', kind: 'PRODUCT', productIds: [product._id.toHexString()] },
    ])
  })

  it("suggestions contain the product's brand once", async () => {
    putProduct('Taaza Milk', { brand: 'Amul' })
    putProduct('amul Gold Milk', { brand: 'Amul' })
    expect(await texts('milk')).toEqual(['amul Gold Milk', 'Amul Taaza Milk'])
  })

  it('suggests several packs once, with all of their products, the first result first', async () => {
    const small = putProduct('Toned Milk', { unit: '500 ml' })
    const large = putProduct('Toned Milk', { unit: '1 L' })
    putProduct('toned milk', { stock: 0 })
    const productIds = [large, small].map(({ _id }) => _id.toHexString())
    expect(await suggest('toned', 8)).toEqual([{ text: 'Toned Milk', kind: 'PRODUCT', productIds }])
  })

  it('suggests a product again when it is the only one left', async () => {
    const sold = putProduct('Toned Milk')
    const kept = putProduct('Toned Milk')
    projection.remove('product', sold._id)
    expect(await suggest('toned', 8)).toMatchObject([{ productIds: [kept._id.toHexString()] }])
  })

  it('suggestions have the order of the results, but names that begin with the text come first', async () => {
    putProduct('Paracetamol Tablets 500 mg', { stock: 0 })
    putProduct('Malabar Parotta')
    putProduct('Paravika', { brand: 'Navika' })
    const { _id } = putProduct('Crocin', { composition: 'Paracetamol 650 mg' })
    index.setSales(new Map([[_id.toHexString(), 100]]))
    const typed = 'par'
    const { hits } = index.find(typed, { first: 8 })
    const titleOf = (id: string) => readTitle(table, table.ids.find(id) ?? -1).title
    expect(hits.map(({ id }) => titleOf(id))).toEqual([
      'Navika Paravika',
      'Malabar Parotta',
      'Paracetamol Tablets 500 mg',
      'Crocin',
    ])
    expect(await texts(typed)).toEqual([
      'Navika Paravika',
      'Paracetamol Tablets 500 mg',
      'Malabar Parotta',
      'Crocin',
    ])
  })

  it('does not suggest products that have only some of the words', async () => {
    putProduct('Toned Milk')
    expect(index.find('toned elephant', { first: 8 }).hits).toHaveLength(1)
    expect(await texts('toned elephant')).toEqual([])
  })

  it('categories and brands fill at most half of the places', async () => {
    for (const name of ['Tea Leaves', 'Tea Bags', 'Tea Cups']) {
      const { _id } = putCategory(name)
      putProduct(`${name} of Assam`, { categoryIds: [_id] })
    }
    putProduct('Tea Masala')
    expect(await texts('tea', 4)).toEqual([
      'Tea Bags',
      'Tea Cups',
      'Tea Masala',
      'Tea Cups of Assam',
    ])
  })

  it('suggests at most two popular searches, before products', async () => {
    putCategory('Rice')
    const { _id } = putCategory('Rice & Flour')
    putProduct('Rice Noodles', { categoryIds: [_id] })
    popular.set(['brown rice', 'rice', 'Rice Noodles', 'rice cakes', 'red rice'])
    expect(await suggest('rice', 8)).toMatchObject([
      { text: 'Rice & Flour', kind: 'CATEGORY' },
      { text: 'brown rice', kind: 'SEARCH' },
      { text: 'Rice Noodles', kind: 'SEARCH' },
    ])
    expect(await texts('red r')).toEqual(['red rice'])
    expect(await texts('re rice')).toEqual([])
  })

  it('does not suggest categories without products', async () => {
    putCategory('Toys')
    expect(await texts('toys')).toEqual([])
  })

  it('suggestions follow new names, stocks and deletions', async () => {
    const category = putCategory('Pulses')
    const product = putProduct('Toor Dal', { brand: 'Tata', categoryIds: [category._id] })
    expect(await texts('t')).toEqual(['Tata', 'Tata Toor Dal'])
    expect(await texts('pul')).toEqual(['Pulses', 'Tata Toor Dal'])

    projection.putCategory({ ...category, name: 'Lentils' })
    projection.putProduct({ ...product, name: 'Moong Dal', brand: '', stock: 0 })
    expect(await texts('t')).toEqual([])
    expect(await texts('moong')).toEqual(['Moong Dal'])
    expect(await texts('pul')).toEqual([])
    expect(await texts('len')).toEqual(['Lentils', 'Moong Dal'])

    projection.remove('product', product._id)
    projection.remove('category', category._id)
    expect([await texts('moong'), await texts('len')]).toEqual([[], []])
  })

  it('suggestions are the same after the catalogue was saved and restored', async () => {
    for (const name of ['Oat Milk', 'Oat Milk', 'Oats']) putProduct(name, { brand: 'Quaker' })
    putProduct('Oat Bran', { stock: 0 })
    const [before, saved] = [await suggest('oat', 8), projection.save()]
    projection.clear()
    expect(await suggest('oat', 8)).toEqual([])
    expect(projection.restore(saved)).toBe(true)
    expect(await suggest('oat', 8)).toEqual(before)
    expect(before).toHaveLength(3)
  })

  it('suggests more texts than the index has room for at first', async () => {
    for (let number = 1; number <= 3000; number += 1) putProduct(`Rice ${number}`)
    expect(await texts('rice 2999')).toEqual(['Rice 2999'])
    expect(await texts('rice')).toHaveLength(8)
  })
})
