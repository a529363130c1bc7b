import mongoose from 'mongoose'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtProgram } from '../../test/support/built.ts'
import { connectDatabase } from '../database/connect.ts'

const isOutput = (text: unknown): text is string => typeof text === 'string'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Finished {
  code: number
  stdout: string
  stderr: string
}

/** Runs the command in its own process on the embedded database in the test's folder. */
function run(...args: string[]): Promise<Finished> {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), MONGODB_URI: '', NODE_ENV: 'test' }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [builtProgram('catalogue-cli'), ...args],
      { env },
      (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : 0
        resolve({
          code,
          stdout: isOutput(stdout) ? stdout : '',
          stderr: isOutput(stderr) ? stderr : '',
        })
      },
    )
  })
}

/** Finds the imports that the database in the test's folder has recorded. */
async function findImports() {
  const database = await connectDatabase({ dataDir: join(folder, 'data') })
  try {
    return await mongoose.connection.collection('imports').find().toArray()
  } finally {
    await database.close()
  }
}

describe('npm run catalogue', () => {
  it('catalogue imports a file, reports rejected rows and exits with 1, or 0 without rejected rows', async () => {
    const file = join(folder, 'shop.csv')
    const report = join(folder, 'rejected.csv')
    await writeFile(file, 'id,name,price\n1,Honey,225\n2,=HYPERLINK(),free\n3,Tea,90.50\n')
    const first = await run('import', file, '--key', 'id', '--report', report)
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
    const second = await run('import', file, '--key', 'id')
    expect(second.stdout).toContain('2 rows: 0 new, 1 changed, 1 unchanged, 0 rejected.')
    expect(second.code).toBe(0)
  })

  it('catalogue suggests what to do next', async () => {
    const file = join(folder, 'next.csv')
    await writeFile(file, 'name;price;rating;Rx\nMint;12.345;5;\nBasil;free;4;\n')
    const { stdout } = await run('import', file, '--dry-run')
    expect(stdout).toContain(
      'but are not read: Rx. Read one with --map prescription=COLUMN, or ignore',
    )
    expect(stdout).toContain('Prices: 1 rounded to whole paise.')
    expect(stdout).toContain(
      'Not imported: rating, Rx. Add columns as product details with --details',
    )
    expect(stdout).toContain('Write all rejected rows to a file with --report rejected.csv')
    expect(stdout).toContain('Run the command without --dry-run to import.')
  })

  it('catalogue imports medicines and reports unreadable details without rejecting the rows', async () => {
    const file = join(folder, 'medicines.csv')
    const rows = ['Paravika,20,Paracetamol 500 mg,10 tablets,Required', 'Balm,30,,full,']
    await writeFile(file, ['name,price,composition,pack,prescription', ...rows].join('\n'))
    const { code, stdout, stderr } = await run('import', file, '--dry-run')
    expect(code).toBe(0)
    expect(stdout).toContain('Medicines: 1 of 2 read completely.')
    expect(stdout).toContain(
      'Write all unreadable medicine details to a file with --report unread.csv',
    )
    expect(stderr).toContain("Kept as text, because it can't be read: 2")
    expect(stderr).toContain("line 3: pack: 'full' has no readable amount")
  })

  it('catalogue exits with 2 and an explanation if it cannot run', async () => {
    const file = join(folder, 'costs.csv')
    await writeFile(file, 'name,cost\nTea,5\n')
    const unnamed = await run('import', file)
    expect(unnamed.stderr).toContain(
      "The file has no column 'price'. Its columns are: name, cost.\n",
    )
    expect(unnamed.stderr).toContain('\nChoose one with --map price=COLUMN, or')
    expect(unnamed.code).toBe(2)
    const unclear = await run('import')
    expect(unclear.stderr).toContain('Usage')
    expect(unclear.code).toBe(2)
  })

  it('catalogue shows help', async () => {
    const help = await run('--help')
    expect(help.stdout).toContain('--details')
    expect(help.code).toBe(0)
  })
})
