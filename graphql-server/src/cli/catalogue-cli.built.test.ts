import mongoose from 'mongoose'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { setUpCatalogueCommand } from '../../test/support/catalogue-command.ts'
import { connectDatabase } from '../database/connect.ts'

const command = setUpCatalogueCommand()

/** Finds the imports that the database in the test's folder has recorded. */
async function findImports() {
  const database = await connectDatabase({ dataDir: join(command.folder, 'data') })
  try {
    return await mongoose.connection.collection('imports').find().toArray()
  } finally {
    await database.close()
  }
}

describe('npm run catalogue', () => {
  it('catalogue imports a file, reports rejected rows and exits with 1, or 0 without rejected rows', async () => {
    const file = join(command.folder, 'shop.csv')
    const report = join(command.folder, 'rejected.csv')
    await writeFile(file, 'id,name,price\n1,Honey,225\n2,=HYPERLINK(),free\n3,Tea,90.50\n')
    const first = await command.run('import', file, '--key', 'id', '--report', report)
    expect(first.stdout).toContain('3 rows: 2 new, 0 changed, 0 unchanged, 1 rejected.')
    expect(first.stderr).toContain("line 3: price: 'free' is not a number")
    expect(first.stdout).toContain('The products are in the dashboard, under Product.')
    expect(first.code).toBe(1)
    expect(await readFile(report, 'utf8')).toBe(
      `line,reason,row,outcome\n3,"price: 'free' is not a number","2 | =HYPERLINK() | free","refused"\n`,
    )
    expect(await findImports()).toMatchObject([
      { adminId: null, fileName: 'shop.csv', rows: 3, created: 2, refused: 1, toFix: true },
    ])
    await writeFile(file, 'id,name,price\n1,Honey,225\n3,Tea,91\n')
    const second = await command.run('import', file, '--key', 'id')
    expect(second.stdout).toContain('2 rows: 0 new, 1 changed, 1 unchanged, 0 rejected.')
    expect(second.code).toBe(0)
  })

  it('catalogue exits with 2 and an explanation if it cannot run', async () => {
    const file = join(command.folder, 'costs.csv')
    await writeFile(file, 'name,cost\nTea,5\n')
    const unnamed = await command.run('import', file)
    expect(unnamed.stderr).toContain(
      "The file has no column 'price'. Its columns are: name, cost.\n",
    )
    expect(unnamed.stderr).toContain('\nChoose one with --map price=COLUMN, or')
    expect(unnamed.code).toBe(2)
    const unclear = await command.run('import')
    expect(unclear.stderr).toContain('Usage')
    expect(unclear.code).toBe(2)
  })
})
