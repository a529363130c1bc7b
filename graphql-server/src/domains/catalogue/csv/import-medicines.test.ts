import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildMedicine, buildProduct } from '../../../../test/support/factories.ts'
import { importFile } from '../../../../test/support/import-file.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { Product } from '../record/product.model.ts'
import { exportProducts } from './export-products.service.ts'

setUpDatabase()
beforeEach(() => Product.deleteMany({}))

const products = () => Product.find().sort({ price: 1 }).lean()
const medicines = async () => (await products()).map(({ medicine }) => medicine)
const exported = () => text(Readable.from(exportProducts()))

const TABLETS = { form: 'TABLET', packCount: 10, packUnit: 'TABLET' }
const UNKNOWN_PACK = { form: 'OTHER', packCount: null, packUnit: 'PIECE' } as const

describe('a row with a prescription or a pack', () => {
  const FILE = [
    'name,price,salt,pack_label,rx',
    'Paravika,1,Paracetamol 650 mg,strip of 10 tablets,Prescription Required',
    'Febvika,2,Paracetamol (650mg),strip of 10 tablets,',
    'Towel,3,,,',
  ].join('\n')
  const FLAGS = ['--map=composition=salt,pack=pack_label,prescription=rx']

  it('a row with a prescription becomes a medicine with its pack, and other rows do not', async () => {
    const { summary, unread } = await importFile(FILE, ...FLAGS)
    expect(unread).toEqual([])
    expect(summary).toMatchObject({ created: 3, medicines: 2, medicinesRead: 2, unusedColumns: [] })
    expect(await products()).toMatchObject([
      { name: 'Paravika', unit: 'strip of 10 tablets', medicine: { ...TABLETS, schedule: 'H' } },
      { name: 'Febvika', unit: 'strip of 10 tablets', medicine: { ...TABLETS, schedule: 'NONE' } },
      { name: 'Towel', unit: '', medicine: null },
    ])
  })

  it('a second import changes no medicine', async () => {
    await importFile(FILE, ...FLAGS)
    const { summary } = await importFile(FILE, ...FLAGS)
    expect(summary).toMatchObject({ created: 0, changed: 0, unchanged: 3 })
  })

  it('imported medicines become substitutes for each other', async () => {
    await importFile(FILE, ...FLAGS)
    const [first, second, towel] = (await products()).map(({ substituteKey }) => substituteKey)
    expect(first).toBeDefined()
    expect([second, towel]).toEqual([first, undefined])
  })

  it('a row makes an existing product a medicine, which keeps its other fields', async () => {
    await importFile('id,name,price\n1,Paravika,5\n', '--key=id')
    await Product.updateOne({}, { unit: 'Strip', stock: 7 })
    const file = 'id,name,price,unit,pack,prescription\n1,Paravika,5,Strip,10 tablets,H1\n'
    const { summary } = await importFile(file, '--key=id')
    expect(summary).toMatchObject({ changed: 1 })
    const medicine = { ...TABLETS, schedule: 'H1' }
    expect(await products()).toMatchObject([{ unit: 'Strip', stock: 7, medicine }])
  })

  it('all rows get the schedule from --set if the file has no prescriptions', async () => {
    const file = 'name,price,unit,pack\nParavika,5,1 strip,10 tablets\n'
    await importFile(file, '--set=prescription=Schedule H')
    expect(await medicines()).toEqual([{ ...TABLETS, schedule: 'H' }])
  })

  it('reads the pack from the unit if the file has no packs', async () => {
    await importFile('name,price,unit,prescription\nParavika,5,strip of 10 tablets,X\n')
    expect(await medicines()).toEqual([{ ...TABLETS, schedule: 'X' }])
  })

  it('rejects a row whose prescription cannot be read, and names the accepted values', async () => {
    const file = 'name,price,pack,prescription\nParavika,5,10 tablets,maybe\n'
    const { summary, refused } = await importFile(file)
    const reason = "prescription: 'maybe' can't be read. Use Not required, Required, H, H1 or X"
    expect(refused).toEqual([`2: ${reason}`])
    expect(summary).toMatchObject({ created: 0, medicines: 0 })
  })

  it('rejects a row whose pack is too long', async () => {
    const pack = 'x'.repeat(2_001)
    const { refused } = await importFile(`name,price,pack,prescription\nParavika,5,${pack},H\n`)
    expect(refused).toEqual(['2: Pack must have at most 2000 characters.'])
  })
})

describe('a file of groceries', () => {
  const FILE = 'name,price,unit,pack\nHoney,225,500 g,Jar\n'

  it('imports no medicines from a grocery file, and ignores its column pack', async () => {
    const { summary } = await importFile(FILE)
    expect(summary).toMatchObject({ medicines: 0, unusedColumns: ['pack'] })
    expect(await products()).toMatchObject([{ unit: '500 g', medicine: null, details: [] }])
  })

  it('a grocery file does not change medicine data', async () => {
    await importFile('name,price,unit,prescription\nHoney,225,500 g,H\n')
    const { summary } = await importFile(FILE)
    expect(summary).toMatchObject({ unchanged: 1 })
    expect(await medicines()).toMatchObject([{ schedule: 'H' }])
  })

  it('rejects a grocery file if its packs are requested', async () => {
    await expect(importFile(FILE, '--map=pack=pack')).rejects.toThrow(
      /^The file has packs, but no prescription column/,
    )
  })
})

describe('a text about a medicine that cannot be read', () => {
  it('imports a row with unreadable medicine data, keeps the text and reports it', async () => {
    const rows = ['Tulsi Syrup,1,Tulsi and honey,full,', 'Balm,2,,,H', 'Jar,3,,,']
    const file = ['name,price,composition,pack,prescription', ...rows].join('\n')
    const { summary, refused, unread } = await importFile(file)
    expect(refused).toEqual([])
    expect(unread).toEqual([
      "2: pack: 'full' has no readable amount",
      "2: composition: 'Tulsi and honey' has no readable strength",
      '3: pack: is empty',
      '3: composition: is empty',
    ])
    expect(summary).toMatchObject({ created: 3, refused: 0, medicines: 2, medicinesRead: 0 })
    expect(await products()).toMatchObject([
      {
        unit: 'full',
        composition: 'Tulsi and honey',
        medicine: { ...UNKNOWN_PACK, schedule: 'NONE' },
        details: [],
      },
      { medicine: { ...UNKNOWN_PACK, schedule: 'H' } },
      { medicine: null },
    ])
  })

  it('does not report columns that the file lacks', async () => {
    const { summary, unread } = await importFile('name,price,prescription\nBalm,2,H\n')
    expect(unread).toEqual([])
    expect(summary).toMatchObject({ medicines: 1, medicinesRead: 1 })
  })

  const PACKED = 'name,price,unit,pack,prescription\nBalm,2,1 jar,full,H\n'

  it('adds an unreadable pack next to a unit as a detail', async () => {
    const expected = [{ unit: '1 jar', details: [{ name: 'Pack', value: 'full' }] }]
    await importFile(PACKED)
    expect(await products()).toMatchObject(expected)
    expect((await importFile(PACKED)).summary).toMatchObject({ created: 0, unchanged: 1 })
    expect(await products()).toMatchObject(expected)
  })

  it('adds an unreadable pack to the details of an existing product', async () => {
    await importFile(PACKED, '--map=pack=')
    const use = { name: 'Use', value: 'Colds' }
    await Product.updateOne({}, { details: [use] })
    const { summary } = await importFile(PACKED)
    expect(summary).toMatchObject({ created: 0, changed: 1 })
    const details = [use, { name: 'Pack', value: 'full' }]
    expect(await products()).toMatchObject([{ details }])
  })

  it('does not replace a detail named Pack', async () => {
    const file = PACKED.replace('unit', 'unit,size').replace('1 jar', '1 jar,30 g')
    await importFile(file, '--details=Pack=size')
    expect(await products()).toMatchObject([{ details: [{ name: 'Pack', value: '30 g' }] }])
  })
})

describe('an export', () => {
  const use = { name: 'Use', value: 'Fever' }
  const build = async () => {
    await buildMedicine({ name: 'Paravika', price: 100, unit: 'strip of ten', details: [use] })
    const medicine = { ...UNKNOWN_PACK, form: 'DROPS', schedule: 'H1' } as const
    await buildMedicine({ name: 'Eyevika', price: 200, medicine })
    await buildProduct({ name: 'Towel', price: 300 })
  }
  /** Replaces the pack and prescription cells of the first medicine. */
  const edited = async (cells: string) =>
    (await exported()).replace('10 tablets,Not required', cells)

  it('exports packs and prescriptions, and an unedited export changes nothing', async () => {
    await build()
    const before = await products()
    const file = await exported()
    expect(file).toContain(',composition,pack,prescription,image,')
    expect(file).toContain(',Paracetamol 650 mg,10 tablets,Not required,')
    expect(file).toContain(',? pieces drops,H1,')
    const { summary, refused } = await importFile(file)
    expect(refused).toEqual([])
    expect(summary).toMatchObject({ unchanged: 3, changed: 0, medicines: 2, medicinesRead: 2 })
    expect(await products()).toEqual(before)
  })

  it.each([
    ['both cells emptied', ',', null],
    ['the pack emptied', ',Not required', { ...UNKNOWN_PACK, schedule: 'NONE' }],
    ['the prescription emptied', '10 tablets,', { ...TABLETS, schedule: 'NONE' }],
    ['another prescription', '10 tablets,Schedule X', { ...TABLETS, schedule: 'X' }],
    ['another pack', '15 tablets,Not required', { ...TABLETS, packCount: 15, schedule: 'NONE' }],
  ])('an export with %s changes the medicine', async (_case, cells, medicine) => {
    await build()
    await importFile(await edited(cells))
    const [paravika] = await products()
    expect(paravika).toMatchObject({ unit: 'strip of ten', medicine })
    expect(paravika?.substituteKey?.split(' ')[0]).toBe(medicine?.form)
  })

  it('an export with an unreadable pack keeps it in the details', async () => {
    await build()
    const { unread } = await importFile(await edited('a strip,Not required'))
    expect(unread).toEqual(["2: pack: 'a strip' has no readable amount"])
    const [paravika] = await products()
    expect(paravika).toMatchObject({
      unit: 'strip of ten',
      medicine: { ...UNKNOWN_PACK, schedule: 'NONE' },
      details: [use, { name: 'Pack', value: 'a strip' }],
    })
  })

  it.each(['pack', 'unit', 'prescription'])(
    'an export without its column %s does not change the medicine',
    async (column) => {
      await build()
      const before = await products()
      const file = (await exported()).replace(`,${column},`, ',other,')
      const { summary } = await importFile(file, '--ignore=other')
      expect(summary).toMatchObject({ changed: 0, unchanged: 3 })
      expect(await products()).toEqual(before)
    },
  )
})
