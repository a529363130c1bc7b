import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readComposition } from '../../domains/catalogue/medicine/composition.ts'
import { substituteKey } from '../../domains/catalogue/record/substitutes.ts'
import { proposeGst } from '../../domains/gst/common-goods.ts'
import { groupBy } from '../../lib/database/loaders.ts'
import { discountedPrice, MAX_PRICE } from '../../lib/money.ts'
import { demoDepartments, parseDepartment } from './departments.ts'
import { createDrawing } from './pictures.ts'

const departments = demoDepartments()
const subCategories = departments.flatMap((department) =>
  department.subCategories.map((subCategory) => ({ ...subCategory, department })),
)
const products = subCategories.flatMap((subCategory) =>
  subCategory.products.map((product) => ({
    ...product,
    subCategory,
    department: subCategory.department,
  })),
)

describe('the demo catalogue', () => {
  it('the demo catalogue has at least 300 products in at least 12 categories of 3 to 6 sub-categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(300)
    expect(departments.length).toBeGreaterThanOrEqual(12)
    for (const { name, subCategories } of departments) {
      expect(subCategories.length, name).toBeGreaterThanOrEqual(3)
      expect(subCategories.length, name).toBeLessThanOrEqual(7)
    }
    for (const { name, products } of subCategories) expect(products.length, name).toBeGreaterThan(1)
  })

  it('the demo catalogue describes each product completely', () => {
    for (const product of products) {
      const { name, unit, price, discount, stock, description } = product
      const facts = [product.brand, product.manufacturer, product.composition, ...product.details]
      expect(unit, name).not.toBe('')
      expect(description.length, name).toBeGreaterThan(15)
      expect(description, name).toMatch(/[.!]$/)
      expect(facts.filter(Boolean).length, name).toBeGreaterThanOrEqual(2)
      expect(price > 0 && price <= MAX_PRICE && Number.isInteger(price), name).toBe(true)
      expect(discount >= 0 && discount < 10_000 && Number.isInteger(discount), name).toBe(true)
      expect(discountedPrice(price, discount), name).toBeGreaterThan(0)
      expect(stock >= 0, name).toBe(true)
      expect(`${name}${description}`, name).not.toMatch(/[|;]|undefined/)
    }
  })

  it('the demo catalogue has a few imported products, which name their importer', () => {
    const imported = products.filter(({ countryOfOrigin }) => countryOfOrigin !== 'IN')
    expect(imported.map(({ countryOfOrigin }) => countryOfOrigin)).toEqual(['US', 'PE', 'ES', 'IR'])
    for (const { name, importer } of imported) expect(importer, name).not.toBe('')
  })

  it('the demo catalogue has the HSN codes and GST rates that the list of common goods proposes', () => {
    for (const { name, medicine, department, subCategory, hsn, gstRates } of products) {
      const places = [department.name, subCategory.name]
      const proposed = proposeGst({ name, places, isMedicine: medicine !== null })
      expect([hsn, gstRates], name).toEqual([proposed?.hsn ?? '', proposed?.rates ?? []])
    }
    expect(products.filter(({ hsn }) => hsn === '').length).toBeLessThan(products.length / 2)
  })

  it('each demo product has a unique key', () => {
    expect(new Set(products.map(({ key }) => key)).size).toBe(products.length)
  })

  it('the demo catalogue contains products that are out of stock, low in stock or not discounted', () => {
    const share = (some: unknown[]) => some.length / products.length
    expect(share(products.filter(({ stock }) => stock === 0))).toBeGreaterThan(0.03)
    expect(share(products.filter(({ stock }) => stock === 0))).toBeLessThan(0.08)
    expect(share(products.filter(({ stock }) => stock > 0 && stock <= 5))).toBeGreaterThan(0.02)
    expect(share(products.filter(({ discount }) => discount === 0))).toBeGreaterThan(0.1)
  })

  it('each demo product and category has an image that sharp can render, and few images are alike', async () => {
    const pictures = products.map(({ picture, department }) =>
      createDrawing(picture, department.tint),
    )
    expect(new Set(pictures.map(({ id }) => id)).size / products.length).toBeGreaterThan(0.9)
    const drawings = [
      ...pictures,
      ...departments.map(({ picture, tint }) => createDrawing(picture, tint)),
    ]
    for (const { svg } of drawings) {
      const { format, width } = await sharp(Buffer.from(svg)).metadata()
      expect({ format, width }).toEqual({ format: 'svg', width: 320 })
    }
  })

  it.each([
    ['peanuts', /peanut|groundnut/i],
    ['steaming-bowl', /noodle/i],
    ['egg', /egg/i],
    ['fish', /fish|tuna/i],
    ['glass-of-milk', /milk|curd|drink/i],
    ['bread', /bread|pav|bun|rusk|cracker/i],
    ['honey-pot', /honey/i],
  ])('the demo catalogue shows the icon "%s" only on products that match %s', (icon, pattern) => {
    const shown = products.filter(({ picture }) => [picture.icon, picture.garnish].includes(icon))
    const others = shown.filter(({ name }) => !pattern.test(name))
    expect(shown).not.toEqual([])
    expect(others.map(({ name }) => name)).toEqual([])
  })

  it('demo units write litres as L, because a small l looks like a 1', () => {
    const units = products.map(({ unit }) => unit)
    expect(units).toContain('1 L')
    expect(units.filter((unit) => /\bl\b/.test(unit))).toEqual([])
  })
})

describe('the medicines of the demo catalogue', () => {
  const medicines = products.filter(({ medicine }) => medicine !== null)
  const named = (name: string) => products.find((product) => product.name === name)

  it('demo medicines have readable ingredients with strengths, and a known pack', () => {
    expect(medicines.length).toBeGreaterThanOrEqual(35)
    for (const { name, composition, medicine } of medicines) {
      const ingredients = readComposition(composition) ?? []
      expect(ingredients, name).not.toEqual([])
      expect(ingredients.filter(({ strength }) => strength === null)).toEqual([])
      expect(medicine?.packCount, name).toBeGreaterThan(0)
    }
  })

  it('demo medicines derive pack, form and schedule from unit and details', () => {
    expect(named('Cefixime 200 mg Tablets')?.medicine).toEqual({
      form: 'TABLET',
      packCount: 10,
      packUnit: 'TABLET',
      schedule: 'H1',
    })
    expect(named('Dry Cough Syrup')?.medicine).toEqual({
      form: 'SYRUP',
      packCount: 100,
      packUnit: 'ML',
      schedule: 'NONE',
    })
    expect(named('Metformin 500 mg Tablets')?.medicine?.schedule).toBe('H')
  })

  it('test strips, lozenges and herbal syrups are not demo medicines', () => {
    const others = ['Glucose Test Strips', 'Throat Lozenges Honey Lemon', 'Herbal Cough Syrup']
    expect(others.map((name) => named(name)?.medicine)).toEqual([null, null, null])
  })

  it('demo medicines include substitutes by another maker', () => {
    const groups = groupBy(medicines, (product) => [substituteKey(product) ?? ''])
    const substitutes = [...groups.values()].filter((group) => group.length > 1)
    expect(substitutes.length).toBeGreaterThanOrEqual(5)
    for (const group of substitutes) {
      expect(new Set(group.map(({ brand }) => brand)).size).toBe(group.length)
      expect(new Set(group.map(({ medicine }) => medicine?.schedule)).size).toBe(1)
    }
  })
})

describe('an invalid department', () => {
  const picture = { shape: 'one', icon: 'egg' }
  const egg = {
    name: 'Egg',
    unit: '1 piece',
    price: 6,
    discount: 0,
    stock: 1,
    picture,
    description: 'Fresh.',
  }
  const dairy = (product: object, department: object = {}) => ({
    name: 'Dairy',
    tint: 'sky',
    picture,
    subCategories: [{ name: 'Eggs', products: [{ ...egg, ...product }] }],
    ...department,
  })

  it.each([
    ['an unknown tint', dairy({}, { tint: 'mauve' }), /Unknown colour/],
    ['an unknown shape', dairy({ picture: { shape: 'crate', icon: 'egg' } }), /Unknown shape/],
    ['an unknown colour', dairy({ picture: { ...picture, colour: 'mauve' } }), /Unknown colour/],
    ['a package without an icon', dairy({ picture: { shape: 'box' } }), /An icon is missing/],
    ['an invalid price', dairy({ price: 'six' }), /"price"/],
    ['a price with three decimals', dairy({ price: 6.125 }), /"price"/],
    ['an invalid stock', dairy({ stock: 1.5 }), /"stock"/],
    ['an unknown field', dairy({ colour: 'sky' }), /"colour"/],
    ['an unknown form of a medicine', dairy({ form: 'PILL' }), /"form"/],
    ['a missing description', dairy({ description: '' }), /"description"/],
  ])('the demo catalogue rejects a department with %s', (_case, contents, message) => {
    expect(() => parseDepartment(contents)).toThrow(message)
  })

  it('the demo catalogue rejects a department whose image needs a missing icon', () => {
    const { tint, ...department } = parseDepartment(
      dairy({}, { picture: { ...picture, icon: 'unicorn-egg' } }),
    )
    expect(() => createDrawing(department.picture, tint)).toThrow(/not in icons.json/)
  })
})
