import { describe, expect, it } from 'vitest'
import { setUpDatabaseCommand } from '../../test/support/database-command.ts'
import type { InvoiceCounterRecord } from '../domains/order/document/invoice-counter.model.ts'
import { financialYear } from '../domains/order/document/series.ts'

const { run, useDatabase, useMails, countMails } = setUpDatabaseCommand()

/** The series of tax invoices in this financial year. */
const openSeries = () => `T${financialYear(new Date()).slice(2)}`

const addInvoices = (name: string, last: number) =>
  useDatabase(name, async (db) => {
    await db.collection('orders').insertOne({ number: 'ORD-1' })
    await db
      .collection<InvoiceCounterRecord>('invoiceCounters')
      .insertOne({ _id: openSeries(), last })
  })

describe('npm run database -- restore', () => {
  it('restore drops unsent emails from another data folder, and says so', async () => {
    expect(await run('copy', 'restore')).toMatch(/were dropped.* use --no-quiet to keep them/)
    expect(await countMails('copy')).toBe(0)
  })

  it('restore into an empty database needs the last numbers, and says which ones it continues', async () => {
    await addInvoices('shop', 123)
    await run('shop', 'dump')
    const restoring = run('rescued', 'restore')
    await expect(restoring).rejects.toThrow(
      /in the dump are T\d\d-\d\d=123\. .* Nothing was changed/,
    )
    const wrong = run('rescued', 'restore', '--last-numbers', `${openSeries()}=122`)
    await expect(wrong).rejects.toThrow(/is too low/)
    const last = `${openSeries()}=140`
    expect(await run('rescued', 'restore', '--last-numbers', last)).toContain(
      `The last numbers of invoices and credit notes are ${last}.`,
    )
    await run('source', 'dump')
  })

  it('restore is rejected while a process uses the database, which stays unchanged', async () => {
    const restoring = useMails('source', async (mails) => {
      await mails.insertOne({ key: 'welcome:2' })
      await run('source', 'restore', '--replace')
    })
    await expect(restoring).rejects.toThrow(/is used by process \d+/)
    expect(await countMails('source')).toBe(2)
  })
})
