import { beforeEach, describe, expect, it } from 'vitest'
import { emptyCatalogue } from '../../../../test/support/random-changes.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import {
  buildCategory,
  buildProduct,
  buildSubCategory,
} from '../../../../test/support/factories.ts'
import { createCacheValidity } from '../../../lib/cache/cache-validity.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { Category } from '../record/category.model.ts'
import { Product } from '../record/product.model.ts'
import { syncCatalogue } from '../reading/sync-catalogue.ts'
import { SubCategory } from '../record/sub-category.model.ts'
import { createLexicon } from './lexicon/lexicon.ts'
import { createCatalogueMemory } from './catalogue-memory.ts'
import { productSearch } from './product-search.ts'

setUpDatabase()
beforeEach(() => emptyCatalogue())

/** Creates a process's search. */
function start() {
  const validity = createCacheValidity()
  const { index, projection } = createCatalogueMemory({ lexicon: createLexicon([]), validity })
  const sync = syncCatalogue({ projection, validity })
  const { poll } = sync
  const { search } = productSearch(index, sync)
  const find = async (text: string) => (await search(text, { first: 100 })).hits.map(({ id }) => id)
  return { search, find, poll }
}

describe('the search', () => {
  it('finds existing products by all of their texts', async () => {
    const category = await buildCategory({ name: 'Breakfast' })
    const subCategory = await buildSubCategory({ name: 'Spreads', categoryIds: [category._id] })
    const product = await buildProduct({
      name: 'Orange Marmalade',
      unit: '340 g',
      description: 'With fine peel.',
      categoryIds: [category._id],
      subCategoryIds: [subCategory._id],
    })
    const { find } = start()
    for (const text of ['marmalade', 'spreads', 'breakfast', '340g', 'peel']) {
      expect(await find(text), text).toEqual([product._id.toHexString()])
    }
  })

  it('a search waits until the index is loaded', async () => {
    for (let number = 1; number <= 600; number += 1) await buildProduct({ name: `Rice ${number}` })
    const page = await start().search('rice', { first: 10 })
    expect(page).toMatchObject({ totalCount: 600, hasNextPage: true })
  })

  it('continues a search after a hit', async () => {
    for (let number = 1; number <= 5; number += 1) await buildProduct({ name: `Rice ${number}` })
    const { search, find } = start()
    const first = await search('rice', { first: 2 })
    const second = await search('rice', { first: 5, after: first.hits.at(-1) })
    expect(second).toMatchObject({ hasNextPage: false })
    expect([...first.hits, ...second.hits].map(({ id }) => id)).toEqual(await find('rice'))
  })

  it('searches include added, changed and deleted products', async () => {
    const { find, poll } = start()
    expect(await find('jaggery')).toEqual([])
    const { _id } = await buildProduct({ name: 'Jaggery' })
    await recordChanges('product', [_id])
    await poll()
    expect(await find('jaggery')).toEqual([_id.toHexString()])

    await Product.updateOne({ _id }, { name: 'Molasses' })
    await recordChanges('product', [_id])
    await poll()
    expect(await find('jaggery')).toEqual([])
    expect(await find('molasses')).toEqual([_id.toHexString()])

    await Product.deleteOne({ _id })
    await recordChanges('product', [_id], { deleted: true })
    await poll()
    expect(await find('molasses')).toEqual([])
  })

  it('searches include changed names of categories and sub-categories', async () => {
    const category = await buildCategory({ name: 'Breakfast' })
    const subCategory = await buildSubCategory({ name: 'Spreads' })
    const fields = { categoryIds: [category._id], subCategoryIds: [subCategory._id] }
    const product = await buildProduct({ name: 'Honey', ...fields })
    const { find, poll } = start()
    expect(await find('breakfast')).toHaveLength(1)
    await Category.updateOne({ _id: category._id }, { name: 'Morning' })
    await SubCategory.updateOne({ _id: subCategory._id }, { name: 'Jars' })
    await recordChanges('category', [category._id])
    await recordChanges('subCategory', [subCategory._id])
    await poll()
    expect(await find('breakfast')).toEqual([])
    expect(await find('morning jars')).toEqual([product._id.toHexString()])
  })

  it('drops a catalogue that another one has replaced', async () => {
    await buildProduct({ name: 'Honey' })
    const { find, poll } = start()
    expect(await find('honey')).toHaveLength(1)
    await emptyCatalogue()
    await buildProduct({ name: 'Jaggery' })
    await poll()
    expect(await find('honey')).toEqual([])
    expect(await find('jaggery')).toHaveLength(1)
  })
})
