import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { findStockErrors } from '../support/invariants.ts'
import { randomFrom } from '../../src/lib/random.ts'
import { dumpStore } from './kills/busy-store.ts'
import { movements, products, readDump } from './kills/check-dump.ts'
import { withFolder } from './store-process.ts'

const KILLS = Number(process.env.KILLS ?? 40)
const ROWS = 2000

const cli = fileURLToPath(new URL('../../dist/catalogue-cli.js', import.meta.url))

const goods = z.array(z.object({ name: z.string(), price: z.number(), stock: z.number() }))

/** The rows in this round's file: prices and stocks change each time, and a tenth of the rows is new. */
const listRows = (round: number) =>
  Array.from({ length: ROWS + (round * ROWS) / 10 }, (_, n) => ({
    name: `Product ${n}`,
    price: 1000 + ((n + round) % 50),
    stock: (n + 3 * round) % 40,
  }))

async function writeCsv(folder: string, round: number): Promise<string> {
  const rows = listRows(round).map(
    ({ name, price, stock }, n) => `SKU${n},${name},1 pc,${price / 100},${stock},Pantry,Staples`,
  )
  const file = join(folder, 'list.csv')
  await writeFile(file, ['sku,name,unit,price,stock,category,sub-category', ...rows].join('\n'))
  return file
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)

it(`an import that is killed ${KILLS} times and repeated has the result of one import`, () =>
  withFolder(async (folder) => {
    const random = randomFrom(5)
    const data = join(folder, 'data')
    const env = { ...process.env, DATA_DIR: data, MONGODB_URI: '', UPI: 'off', SEED: 'none' }
    const start = (file: string) =>
      spawn(process.execPath, [cli, 'import', file], { env, stdio: 'ignore' })
    const complete = async (file: string) => {
      const started = Date.now()
      expect(await once(start(file), 'exit')).toEqual([0, null])
      return Date.now() - started
    }
    const duration = await complete(await writeCsv(folder, 0))
    let unfinished = 0
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const file = await writeCsv(folder, kill)
      const importing = start(file)
      const gone = once(importing, 'exit')
      await pause(random() * duration)
      importing.kill('SIGKILL')
      if ((await gone)[1] === 'SIGKILL') unfinished += 1
      await complete(file)
      const dump = await dumpStore(data)
      const stored = await readDump(dump, 'products', goods)
      expect(stored.sort(byName)).toEqual(listRows(kill).sort(byName))
      const history = await readDump(dump, 'stockMovements', movements)
      expect(findStockErrors(await readDump(dump, 'products', products), history, [])).toEqual([])
    }
    expect(unfinished).toBeGreaterThan(KILLS / 2)
  }))
