import { beforeEach, describe, expect, it } from 'vitest'
import { importFile } from '../../../../../test/support/import-file.ts'
import { setUpDatabase } from '../../../../../test/support/set-up-database.ts'
import { Product } from '../../record/product.model.ts'
import { isPrescriptionHeader } from './prescription-columns.ts'

setUpDatabase()
beforeEach(() => Product.deleteMany({}))

describe('a header', () => {
  it.each([
    'rx_required',
    'Rx',
    'RX Required?',
    'isRxRequired',
    'prescription_needed',
    'isPrescriptionRequired',
    'Needs prescription (Y/N)',
    'Drug Schedule',
    'schedule_type',
    'OTC',
    'NDPS',
    'डॉक्टर की पर्ची',
  ])('the header %j seems to be about prescriptions', (header) => {
    expect(isPrescriptionHeader(header)).toBe(true)
  })

  it.each(['', 'name', 'type', 'description', 'Marxist books', 'quantity', 'is_discontinued'])(
    'the header %j does not seem to be about prescriptions',
    (header) => {
      expect(isPrescriptionHeader(header)).toBe(false)
    },
  )
})

const file = (header: string, ...cells: string[]) =>
  [`name,price,${header}`, ...cells.map((cell, n) => `Medicine ${n},5,${cell}`)].join('\n')
const RX = file('rx_required', 'Prescription Required', '')
const PROBLEM =
  /^These columns seem to say which products need a prescription, but are not read: rx_req/

describe('a column about prescriptions that is not read', () => {
  it('an unread prescription column stops the import before anything is written', async () => {
    await expect(importFile(RX)).rejects.toThrow(PROBLEM)
    expect(await Product.countDocuments()).toBe(0)
  })

  it('a dry run names an unread prescription column', async () => {
    const { summary } = await importFile(RX, '--dry-run')
    expect(summary).toMatchObject({ created: 2, prescriptionColumns: ['rx_required'] })
    expect(summary.unusedColumns).toEqual(['rx_required'])
  })

  it('a mapped prescription column makes its rows medicines', async () => {
    const { summary } = await importFile(RX, '--map=prescription=rx_required')
    expect(summary).toMatchObject({ created: 2, medicines: 1, prescriptionColumns: [] })
    expect(await Product.find({ 'medicine.schedule': 'H' }).distinct('name')).toEqual([
      'Medicine 0',
    ])
  })

  it('a prescription column can be ignored by its name', async () => {
    const { summary } = await importFile(RX, '--ignore=rx_required')
    expect(summary).toMatchObject({ created: 2, medicines: 0, prescriptionColumns: [] })
    await expect(importFile(RX, '--ignore=rx')).rejects.toThrow("The file has no column 'rx'.")
  })

  it('neither a detail, another column nor a constant replaces an unread prescription column', async () => {
    await expect(importFile(RX, '--details=Prescription=rx_required')).rejects.toThrow(PROBLEM)
    await expect(importFile(RX, '--set=prescription=No')).rejects.toThrow(PROBLEM)
    const two = 'name,price,prescription,Drug schedule\nA,5,Required,H1\n'
    await expect(importFile(two)).rejects.toThrow(/not read: Drug schedule\./)
    const ignored = importFile('name,price,prescription\nA,5,Rx\n', '--map=prescription=')
    await expect(ignored).rejects.toThrow(/not read: prescription\./)
  })

  it.each([
    ['says so in words, if only in one row', ['', 'see label', 'Schedule H1']],
    ['says so in words without a header', ['Prescription required'], ''],
    ['says so in Hindi', ['प्रिस्क्रिप्शन या डॉक्टर की पर्ची ज़रूरी है।']],
    ['has schedules only', ['H', 'H1', '', 'OTC']],
  ])('recognizes a prescription column that %s', async (_case, cells, header = 'class') => {
    const { summary } = await importFile(file(header, ...cells), '--dry-run')
    expect(summary.prescriptionColumns).toEqual([header || 'Column 3'])
    const { summary: left } = await importFile(
      file(header, ...cells),
      `--ignore=${header || 'Column 3'}`,
    )
    expect(left.created).toBe(cells.length)
  })

  it.each([
    ['yes and no', ['Yes', 'No', 'TRUE', 'false', '']],
    ['sizes', ['S', 'M', 'X', 'H']],
    ['check marks', ['x', '', 'x']],
    ['long texts that mention prescriptions', [`Sold on prescription. ${'x'.repeat(100)}`]],
  ])('does not take a column of %s for a prescription column', async (_case, cells) => {
    const { summary } = await importFile(file('class', ...cells))
    expect(summary).toMatchObject({ created: cells.length, prescriptionColumns: [] })
  })
})
