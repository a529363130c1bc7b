import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildCategory,
  buildMedicine,
  buildProduct,
  buildScheduled,
  buildShopper,
  buildSubCategory,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { importFile } from '../../../../test/support/import-file.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { ShopSettingsDocument } from '../../shop/shop-settings.model.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'

const FINDINGS = gql(`query ($input: MedicineFindingsInput!) {
  medicineFindings(input: $input) { key kind message schedule }
}`)
const CREATE = gql(`mutation ($input: CreateProductInput!) {
  payload: createProduct(input: $input) {
    product { id narcotic medicine { schedule } } userErrors { code field message }
  }
}`)
const UPDATE = gql(`mutation ($input: UpdateProductInput!) {
  payload: updateProduct(input: $input) {
    product { id narcotic medicine { schedule } } userErrors { code field message }
  }
}`)
const LIST = gql(`query ($search: String! = "", $sort: ProductSort) {
  productList(medicinesToCheck: true, search: $search, sort: $sort) { products { name } }
  overview { toDo { medicinesToCheck } }
  shopSettings { version }
}`)
const SETTINGS = gql(`mutation ($input: UpdateShopSettingsInput!) {
  payload: updateShopSettings(input: $input) { userErrors { reason field } }
}`)
const TABLETS = { form: 'TABLET', packCount: 10, packUnit: 'TABLET' } as const
const BOTH = ['H1 alprazolam', 'narcotic alprazolam']
const ALPRAZOLAM = { composition: 'Alprazolam 0.5 mg', medicine: { ...TABLETS, schedule: 'H' } }

let store: TestStore
let admin: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
afterAll(() => store.close())
beforeEach(() => Product.deleteMany({}))
afterEach(async () => {
  await ShopSettingsDocument.deleteMany({})
  await read()
})

const hex = ({ _id }: Pick<ProductRecord, '_id'>) => _id.toHexString()

async function create(fields: object) {
  const category = await buildCategory()
  const subCategory = await buildSubCategory({ categoryIds: [category._id] })
  const input = {
    ...{ name: 'Alzolam', images: [], unit: '10 tablets', stock: 5, price: 3200 },
    ...{ categoryIds: [hex(category)], subCategoryIds: [hex(subCategory)] },
    ...{ discountPercent: 0, description: 'For sleep.', details: [], ...fields },
  }
  return (await store.query(CREATE, { input }, admin.accessToken)).data.payload
}

async function update(id: string, fields: object) {
  return (await store.query(UPDATE, { input: { id, ...fields } }, admin.accessToken)).data.payload
}

async function read(variables: object = {}) {
  await store.lookForSearch()
  const { data } = await store.query(LIST, variables, admin.accessToken)
  const names = data.productList.products.map(({ name }) => name)
  return { names, count: data.overview.toDo.medicinesToCheck, version: data.shopSettings.version }
}

async function watch(watchedCompositions: string[]) {
  const input = { version: (await read()).version, watchedCompositions }
  return (await store.query(SETTINGS, { input }, admin.accessToken)).data.payload.userErrors
}

// The first, because products that the factory builds are not in the change log.
describe('the medicines to check', () => {
  it('the overview counts medicines with open findings, and the product list shows them', async () => {
    await buildProduct({ name: 'Rice' })
    await buildMedicine({ name: 'Crocin' })
    await buildProduct({ name: 'Rivotril', composition: 'Clonazepam 0.5 mg' })
    const alzolam = await buildScheduled('H', { name: 'Alzolam', composition: 'Alprazolam 0.5 mg' })
    const eyeDrops = { form: 'DROPS', packCount: 5, packUnit: 'ML', schedule: 'H' } as const
    await buildMedicine({
      ...{ name: 'Moxi', composition: 'Moxifloxacin 0.5% w/v', medicine: eyeDrops },
    })
    expect(await read()).toMatchObject({ names: ['Moxi', 'Alzolam', 'Rivotril'], count: 3 })
    expect((await read({ sort: 'NAME_ASC' })).names).toEqual(['Alzolam', 'Moxi', 'Rivotril'])
    expect((await read({ search: 'alzolam' })).names).toEqual(['Alzolam'])
    await update(hex(alzolam), { checkedFindings: BOTH })
    expect(await read()).toMatchObject({ names: ['Moxi', 'Rivotril'], count: 2 })
    expect(await watch(['paracetamol'])).toEqual([])
    expect(await read()).toMatchObject({ names: ['Moxi', 'Rivotril', 'Crocin'], count: 3 })
  })

  it('the own list takes 1,000 entries with up to 300 characters', async () => {
    expect(await watch(Array<string>(1_000).fill('Tramadol'))).toEqual([])
    expect(await watch(Array<string>(1_001).fill('Tramadol'))).toMatchObject([
      { field: 'watchedCompositions', reason: 'TOO_MANY_ENTRIES' },
    ])
    expect(await watch(['x'.repeat(301)])).toMatchObject([{ field: 'watchedCompositions.0' }])
  })
})

describe('an admin who saves a medicine', () => {
  it('is asked about a schedule and a mark that the lists contradict, and can confirm or correct them', async () => {
    const asked = await create(ALPRAZOLAM)
    expect(asked).toMatchObject({
      product: null,
      userErrors: [{ code: 'MEDICINE_LISTED', field: 'checkedFindings' }],
    })
    expect(asked.userErrors[0]?.message).toBe(
      'Schedule H1 lists alprazolam (G.S.R. 588(E)). The NDPS Act lists alprazolam as narcotic or psychotropic (NDPS Act, 1985): it must not be delivered. Correct the product, or confirm that you have checked this.',
    )
    expect((await create({ ...ALPRAZOLAM, checkedFindings: BOTH.slice(0, 1) })).product).toBeNull()
    const kept = await create({ ...ALPRAZOLAM, checkedFindings: BOTH })
    expect(kept.product).toMatchObject({ narcotic: false, medicine: { schedule: 'H' } })
    const corrected = await create({
      ...{ ...ALPRAZOLAM, narcotic: true },
      medicine: { ...TABLETS, schedule: 'H1' },
    })
    expect(corrected.product).toMatchObject({ narcotic: true, medicine: { schedule: 'H1' } })
  })

  it('is asked when the medicine changes, and not about other fields', async () => {
    const product = await buildScheduled('H', { composition: 'Alprazolam 0.5 mg' })
    const other = await buildScheduled('H', { composition: 'Amoxicillin 500 mg' })
    expect((await update(hex(product), { stock: 9, name: 'Alzolam' })).userErrors).toEqual([])
    const { composition } = ALPRAZOLAM
    for (const change of [{ composition }, { medicine: ALPRAZOLAM.medicine }, { narcotic: false }])
      expect((await update(hex(product), change)).userErrors).toHaveLength(1)
    expect((await update(hex(other), { composition })).userErrors).toHaveLength(1)
    expect((await Product.findById(other._id).lean())?.composition).toBe('Amoxicillin 500 mg')
    const confirmed = await update(hex(other), { composition, checkedFindings: BOTH })
    expect(confirmed.userErrors).toEqual([])
    expect((await update(hex(other), { narcotic: false })).userErrors).toEqual([])
  })

  it('confirms 50 findings at a time, and a product keeps the latest 50', async () => {
    const id = hex(await buildScheduled('H', { composition: 'Alprazolam 0.5 mg' }))
    const older = Array.from({ length: 50 }, (_, index) => `old ${index}`)
    expect((await update(id, { checkedFindings: [...older, 'old 50'] })).userErrors).toHaveLength(1)
    await update(id, { checkedFindings: older })
    await update(id, { checkedFindings: ['old 49', ...BOTH] })
    const { checkedFindings } = await Product.findById(id).orFail().lean()
    expect(checkedFindings).toEqual(['old 49', ...BOTH, ...older.slice(0, 47)])
  })

  it('sees a ban and the own list, and needs no confirmation', async () => {
    await watch(['Nimesulide + Zinc'])
    const composition = 'Nimesulide 100 mg + Zinc 5 mg'
    const created = await create({ composition, medicine: { ...TABLETS, schedule: 'H' } })
    expect(created.userErrors).toEqual([])
    const input = { name: 'Nimulid', composition }
    const find = async (more: object = {}) =>
      (await store.query(FINDINGS, { input: { ...input, ...more } }, admin.accessToken)).data
        .medicineFindings
    expect(await find()).toEqual([
      {
        ...{ key: 'banned Nimesulide', kind: 'BANNED', schedule: null },
        message:
          'Check whether this may still be sold: Nimesulide (G.S.R. 82(E), S.O. 6091(E)). Banned for children under 12, and in all oral immediate-release forms above 100 mg.',
      },
      {
        ...{ key: 'watched Nimesulide + Zinc', kind: 'WATCHED', schedule: null },
        message: 'Your own list has Nimesulide + Zinc. Check whether you may sell this.',
      },
    ])
    const productId = created.product?.id ?? ''
    await update(productId, { checkedFindings: ['banned Nimesulide'] })
    expect((await find({ productId })).map(({ kind }) => kind)).toEqual(['WATCHED'])
  })
})

describe('an import of medicines', () => {
  const header = 'name,price,composition,prescription,narcotic'
  const rows = [
    'Alzolam,10,Alprazolam 0.5 mg,H,',
    'Restyl,10,Alprazolam 0.5 mg,H1,Yes',
    'Crocin,10,Paracetamol 650 mg,Not required,no',
    'Odd,10,,,perhaps',
  ]

  it('imports medicines as they are in the file, and reports what the lists say', async () => {
    const { summary, refused, findings } = await importFile([header, ...rows].join('\n'))
    expect(summary).toMatchObject({ created: 3, medicinesToCheck: 1 })
    expect(refused).toEqual(["5: narcotic: 'perhaps' can't be read. Use Yes or No"])
    expect(findings).toEqual([
      '2: Schedule H1 lists alprazolam (G.S.R. 588(E)).',
      '2: The NDPS Act lists alprazolam as narcotic or psychotropic (NDPS Act, 1985): it must not be delivered.',
    ])
    const stored = await Product.find().sort({ _id: 1 }).lean()
    expect(stored.map(({ medicine, narcotic }) => [medicine?.schedule, narcotic])).toEqual([
      ['H', false],
      ['H1', true],
      ['NONE', false],
    ])
    const repeated = await importFile([header, ...rows].join('\n'))
    expect(repeated.summary).toMatchObject({ unchanged: 3, medicinesToCheck: 0 })
  })

  it('leaves marks alone in a file without their column', async () => {
    await importFile([`sku,${header}`, `7,${rows[1]}`].join('\n'))
    await importFile('sku,name,price\n7,Restyl,20')
    expect(await Product.findOne().lean()).toMatchObject({ narcotic: true, price: 2_000 })
  })
})
