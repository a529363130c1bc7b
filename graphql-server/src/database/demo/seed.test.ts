import { beforeEach, describe, expect, it } from 'vitest'
import { setUpDatabase } from '../../../test/support/set-up-database.ts'
import { buildCategory } from '../../../test/support/factories.ts'
import { CatalogueChange } from '../../domains/catalogue/changes/change.model.ts'
import { Category } from '../../domains/catalogue/record/category.model.ts'
import { Product } from '../../domains/catalogue/record/product.model.ts'
import { SubCategory } from '../../domains/catalogue/record/sub-category.model.ts'
import { PICTURE_WIDTHS, pictureFile } from '../../lib/pictures.ts'
import { demoDepartments, type Department } from './departments.ts'
import type { DrawingStorage } from './pictures.ts'
import { seedDemo, type SeedOptions } from './seed.ts'
import { SeedMarker } from './seed-marker.model.ts'

const listProducts = (departments: Department[]) =>
  departments.flatMap(({ subCategories }) => subCategories.flatMap(({ products }) => products))

const all = demoDepartments()
/** Two departments, which seeding writes one after another like all. */
const departments = all.slice(2, 4)
const total = listProducts(departments).length

/** Seeds the two departments. */
const seed = (options: SeedOptions) => seedDemo({ departments, ...options })

setUpDatabase()
beforeEach(async () => {
  await Promise.all([Product.deleteMany({}), Category.deleteMany({}), SubCategory.deleteMany({})])
  await Promise.all([SeedMarker.deleteMany({}), CatalogueChange.deleteMany({})])
})

/** A storage that has every image except `missing`, so that few need to be rendered. */
function fakeMedia(isMissing: (file: string) => boolean = () => false) {
  const written = new Set<string>()
  const media: DrawingStorage = {
    write: (file) => Promise.resolve(void written.add(file)),
    has: (file) => Promise.resolve(written.has(file) || !isMissing(file)),
  }
  return { media, written }
}

async function expectComplete(seeded = departments): Promise<void> {
  const subCategories = seeded.flatMap((department) => department.subCategories)
  expect(await Category.countDocuments()).toBe(seeded.length)
  expect(await SubCategory.countDocuments()).toBe(subCategories.length)
  expect(await Product.countDocuments()).toBe(listProducts(seeded).length)
}

/** Seeds the shop up to a number of steps. */
async function seedAndDie(afterSteps: number): Promise<void> {
  let steps = 0
  const onProgress = () => {
    steps += 1
    if (steps > afterSteps) throw new Error('killed')
  }
  await expect(seed({ media: fakeMedia().media, onProgress })).rejects.toThrow('killed')
}

describe('the first start', () => {
  it('the first start seeds the shop, reports progress up to the end and records that it is done', async () => {
    const progress: [number, number][] = []
    const { media } = fakeMedia()
    expect(
      await seedDemo({ media, onProgress: (done, total) => progress.push([done, total]) }),
    ).toBe(true)
    await expectComplete(all)
    const products = listProducts(all)
    const [done, total] = progress.at(-1) ?? []
    expect(done).toBe(total)
    expect(await CatalogueChange.countDocuments({ kind: 'product' })).toBe(products.length)
    for (const product of await Product.find().lean()) {
      expect(product.images, product.name).toHaveLength(1)
      expect(product.categoryIds, product.name).toHaveLength(1)
      expect(product.subCategoryIds, product.name).toHaveLength(1)
    }
    const medicines = products.filter(({ medicine }) => medicine !== null)
    expect(await Product.countDocuments({ medicine: { $ne: null } })).toBe(medicines.length)
    expect(await Product.countDocuments({ substituteKey: { $ne: null } })).toBe(medicines.length)
    expect(await Category.countDocuments({ image: null })).toBe(0)
    expect(await SubCategory.countDocuments({ image: null })).toBe(0)
  })

  it('the first start renders each missing image in every width', async () => {
    const ids: string[] = []
    const { media, written } = fakeMedia((file) => {
      const [id = ''] = file.split('-')
      if (ids.length < 3 && !ids.includes(id)) ids.push(id)
      return ids.includes(id)
    })
    await seed({ media })
    const files = ids.flatMap((id) => PICTURE_WIDTHS.map((width) => pictureFile(id, width)))
    expect([...written].toSorted()).toEqual(files.toSorted())
  })
})

describe('a later start', () => {
  it('a later start does not change a complete shop, even an empty one', async () => {
    const { media } = fakeMedia()
    await seed({ media })
    await Product.deleteMany({})
    await Category.deleteMany({})
    expect(await seed({ media })).toBe(false)
    expect(await Product.countDocuments()).toBe(0)
  })

  it('a later start continues where the first one was killed, without duplicates', async () => {
    for (const steps of [0, 10, 40, 50]) await seedAndDie(steps)
    expect(await Product.countDocuments()).toBeGreaterThan(0)
    expect(await Product.countDocuments()).toBeLessThan(total)
    expect(await seed({ media: fakeMedia().media })).toBe(true)
    await expectComplete()
  })

  it('a later start keeps products that were sold or changed in the meantime', async () => {
    await seedAndDie(40)
    const sold = await Product.findOne({ stock: { $gt: 5 } }).lean()
    await Product.updateOne({ _id: sold?._id }, { stock: 1, name: 'Renamed' })
    await seed({ media: fakeMedia().media })
    expect(await Product.findById(sold?._id).lean()).toMatchObject({ stock: 1, name: 'Renamed' })
  })

  it('seeding never mixes the demo into an existing catalogue', async () => {
    await buildCategory({ name: 'Real goods' })
    expect(await seed({ media: fakeMedia().media })).toBe(false)
    await Category.deleteMany({})
    expect(await seed({ media: fakeMedia().media })).toBe(false)
    expect(await Product.countDocuments()).toBe(0)
  })
})

describe('two processes that start at the same time', () => {
  it('two processes that start together seed the shop once, and the second waits for the first', async () => {
    const { media } = fakeMedia()
    const results = await Promise.all([seed({ media }), seed({ media })])
    expect(results.toSorted()).toEqual([false, true])
    await expectComplete()
  })

  it('a process does not wait for another one that died while seeding', async () => {
    const heldUntil = new Date(Date.now() + 200)
    const marker = { _id: 'demo-catalogue', startedAt: new Date(), holder: 'dead', heldUntil }
    await SeedMarker.create(marker)
    expect(await seed({ media: fakeMedia().media })).toBe(true)
    await expectComplete()
  })
})
