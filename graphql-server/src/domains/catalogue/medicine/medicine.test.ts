import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildCategory,
  buildMedicine,
  buildProduct,
  buildShopper,
  buildSubCategory,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'

const FACTS = gql(`fragment MedicineFacts on Product {
  id
  medicine {
    ingredients { name strength { amount unit perAmount perUnit text } }
    form packCount packUnit schedule prescriptionRequired pricePerUnit { amount }
  }
}`)
const TABLETS = {
  form: 'TABLET',
  packCount: 10,
  packUnit: 'TABLET',
  schedule: 'NONE',
} as const

let store: TestStore
let admin: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
afterAll(() => store.close())
beforeEach(() => Product.deleteMany({}))

async function show({ _id }: Pick<ProductRecord, '_id'>) {
  const document = gql(
    `query ($id: ID!) { product(id: $id) { ...MedicineFacts substitutes { id } } }`,
    FACTS,
  )
  const { data, errors } = await store.query(document, {
    id: _id.toHexString(),
  })
  expect(errors).toBeUndefined()
  return data.product
}

const idsOf = (products: ProductRecord[]) => products.map(({ _id }) => _id.toHexString())

describe('a medicine', () => {
  it('a medicine has its medicine data', async () => {
    const product = await buildMedicine({
      composition: 'Amoxycillin (125mg/5ml) + Clavulanic Acid (NA)',
      medicine: { form: 'SUSPENSION', packCount: 60, packUnit: 'ML', schedule: 'H' },
    })
    expect((await show(product))?.medicine).toEqual({
      ingredients: [
        {
          name: 'Amoxycillin',
          strength: { amount: 125, unit: 'mg', perAmount: 5, perUnit: 'ml', text: '125 mg / 5 ml' },
        },
        { name: 'Clavulanic Acid', strength: null },
      ],
      form: 'SUSPENSION',
      packCount: 60,
      packUnit: 'ML',
      schedule: 'H',
      prescriptionRequired: true,
      // ₹89 for 60 ml
      pricePerUnit: { amount: 148 },
    })
  })

  it.each(['H', 'H1', 'X'] as const)(
    'a medicine of schedule %s requires a prescription',
    async (schedule) => {
      const product = await buildMedicine({ medicine: { ...TABLETS, schedule } })
      expect((await show(product))?.medicine?.prescriptionRequired).toBe(true)
    },
  )

  it('a medicine has no price per unit without a known pack, and no ingredients without a readable composition', async () => {
    const product = await buildMedicine({
      composition: 'Herbs',
      medicine: { ...TABLETS, packCount: null },
    })
    expect((await show(product))?.medicine).toMatchObject({
      ingredients: [],
      packCount: null,
      pricePerUnit: null,
      prescriptionRequired: false,
    })
  })

  it('other products are not medicines', async () => {
    expect((await show(await buildProduct({ composition: 'Oats 1 g' })))?.medicine).toBeNull()
  })
})

describe('substitutes', () => {
  const at = (price: number, fields: Partial<ProductRecord> = {}) =>
    buildMedicine({ price, discount: 0, ...fields })
  const pack = (packCount: number) => ({ medicine: { ...TABLETS, packCount } })

  it('sorts substitutes by price per unit, those in stock first', async () => {
    const product = await at(1000)
    const soldOut = await at(100, { stock: 0 })
    const unknown = await at(1, { medicine: { ...TABLETS, packCount: null } })
    const dear = await at(2000)
    const large = await at(3000, pack(30))
    const cheap = await at(900)
    const found = (await show(product))?.substitutes.map(({ id }) => id)
    expect(found).toEqual(idsOf([cheap, large, dear, unknown, soldOut]))
  })

  it('substitutes have the same ingredients in any order, with equal strengths in any unit', async () => {
    const product = await at(1000, { composition: 'Ibuprofen 400 mg + Paracetamol 325 mg' })
    const same = await at(1000, { composition: 'paracetamol (0.325g), IBUPROFEN (400mg)' })
    expect((await show(product))?.substitutes.map(({ id }) => id)).toEqual(idsOf([same]))
  })

  it.each([
    ['another strength', { composition: 'Paracetamol 500 mg' }],
    ['one more ingredient', { composition: 'Paracetamol 650 mg + Caffeine 50 mg' }],
    ['another form', { medicine: { ...TABLETS, form: 'CAPSULE' as const } }],
    ['an unknown strength', { composition: 'Paracetamol (NA)' }],
    ['no facts', { medicine: null }],
  ])('medicines are not substitutes if they have %s', async (_what, fields) => {
    const product = await at(1000)
    const other = await at(1000, fields)
    expect((await show(product))?.substitutes).toEqual([])
    expect((await show(other))?.substitutes).toEqual([])
  })

  it('finds the substitutes of twenty products with two commands, at most as many as requested', async () => {
    for (let n = 0; n < 10; n += 1) {
      await at(1000 + n)
      await at(2000 + n, { composition: 'Ibuprofen 400 mg' })
    }
    const document = gql(
      `{ products(first: 20) { edges { node { substitutes(first: 3) { id } } } } }`,
    )
    const commands = await store.recordCommands(async () => {
      const { data } = await store.query(document)
      for (const { node } of data.products.edges) expect(node.substitutes).toHaveLength(3)
    })
    // One command each for the page, the ranking and the substitutes.
    expect(commands).toHaveLength(3)
  })

  it('finds many substitutes with two commands', async () => {
    const [product] = await Promise.all(Array.from({ length: 150 }, () => at(1000)))
    const document = gql(`query ($id: ID!) { product(id: $id) { substitutes { id } } }`)
    const commands = await store.recordCommands(async () => {
      const { data } = await store.query(document, { id: product?._id })
      expect(data.product?.substitutes).toHaveLength(8)
    })
    // One command each for the product, the ranking and the substitutes.
    expect(commands).toHaveLength(3)
  })

  it.each([0, 21])('rejects a request for %i substitutes', async (first) => {
    const { _id } = await at(1000)
    const document = `{ product(id: "${_id.toHexString()}") { substitutes(first: ${first}) { id } } }`
    const { errors } = await store.query(document)
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})

describe('an admin', () => {
  const CREATE = gql(
    `mutation ($input: CreateProductInput!) {
      reply: createProduct(input: $input) { product { ...MedicineFacts } userErrors { field message } }
    }`,
    FACTS,
  )
  const UPDATE = gql(
    `mutation ($input: UpdateProductInput!) {
      reply: updateProduct(input: $input) { product { ...MedicineFacts } userErrors { field message } }
    }`,
    FACTS,
  )

  async function change<Reply>(document: TestDocument<{ reply: Reply }>, input: object) {
    const { data, errors } = await store.query(document, { input }, admin.accessToken)
    expect(errors).toBeUndefined()
    return data.reply
  }

  async function create(fields: object) {
    const category = await buildCategory()
    const subCategory = await buildSubCategory({ categoryIds: [category._id] })
    return change(CREATE, {
      name: 'Fepanil 650',
      images: [],
      categoryIds: [category._id.toHexString()],
      subCategoryIds: [subCategory._id.toHexString()],
      unit: '15 tablets',
      stock: 5,
      price: 3200,
      discountPercent: 0,
      description: 'For fever.',
      details: [],
      ...fields,
    })
  }

  const keyOf = async (id: string | undefined) => (await Product.findById(id).lean())?.substituteKey

  it('an admin creates a medicine, changes it, and makes it an ordinary product again', async () => {
    const composition = 'Paracetamol 650 mg'
    const created = await create({ composition, medicine: { ...TABLETS, packCount: 15 } })
    expect(created.userErrors).toEqual([])
    expect(created.product?.medicine).toMatchObject({
      packCount: 15,
      pricePerUnit: { amount: 213 },
    })
    const id = created.product?.id
    const sold = await keyOf(id)
    expect(sold).toBe((await buildMedicine()).substituteKey)

    await change(UPDATE, { id, composition: 'Paracetamol 500 mg' })
    expect(await keyOf(id)).not.toBe(sold)
    await change(UPDATE, { id, name: 'Fepanil 500' })
    const drops = { ...TABLETS, form: 'DROPS', packUnit: 'ML', packCount: 2.5 }
    const changed = await change(UPDATE, { id, medicine: drops })
    expect(changed.product?.medicine).toMatchObject({
      form: 'DROPS',
      packCount: 2.5,
      ingredients: [{ strength: { text: '500 mg' } }],
    })
    const removed = await change(UPDATE, { id, medicine: null })
    expect(removed).toMatchObject({ product: { medicine: null }, userErrors: [] })
    expect(await keyOf(id)).toBeUndefined()
  })

  it.each([
    [0, 'Pack must be greater than 0.'],
    [100_001, 'Pack must be at most 1,00,000.'],
    [1.0001, 'Pack must have at most three decimals.'],
  ])('rejects a pack of %d', async (packCount, message) => {
    const { product, userErrors } = await create({ medicine: { ...TABLETS, packCount } })
    expect(product).toBeNull()
    expect(userErrors).toEqual([{ field: 'medicine.packCount', message }])
  })
})
