import { appendFile, copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { damage } from '../../../../test/failures/damaged-files.ts'
import { randomFrom } from '../../../lib/random.ts'
import { Journal } from './journal.ts'
import { JournalFile } from './journal-file.ts'
import { readJournal } from './read-journal.ts'
import type { Operation } from './store.ts'

let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
  path = join(folder, 'data.journal')
  await (await JournalFile.create(path)).close()
})
afterEach(() => rm(folder, { recursive: true }))

const put = (key: string, text: string, table = 2): Operation => ({
  table,
  key,
  value: Buffer.from(text),
})

/** A file's contents by table and key. */
function contents(file = path): Record<string, string> {
  const tables = [...readJournal(file).tables]
  const entries = tables.flatMap(([table, rows]) =>
    [...rows].map(([key, { raw }]): [string, string] => [`${table}/${key}`, raw.toString()]),
  )
  return Object.fromEntries(entries.sort())
}

describe('a journal', () => {
  test('a journal contains the writes to all tables, without removed values', async () => {
    const journal = await Journal.open(path)
    await Promise.all([
      journal.write([put('a', '1'), put('b', '2'), put('a', 'x', 7)]),
      journal.write([put('\0\xff', '3'), { table: 2, key: 'b', value: null }]),
    ])
    await journal.write([put('a', '4')])
    await journal.close()
    expect(contents()).toEqual({ '2/a': '4', '2/\0\xff': '3', '7/a': 'x' })
  })

  test('a journal contains values many times larger than a read', async () => {
    const journal = await Journal.open(path)
    const large = 'x'.repeat(5_000_000)
    for (const key of ['a', 'b', 'c']) await journal.write([put(key, large), put(`${key}2`, key)])
    await journal.close()
    expect(contents()).toEqual(
      Object.fromEntries(
        ['a', 'b', 'c'].flatMap((k) => [
          [`2/${k}`, large],
          [`2/${k}2`, k],
        ]),
      ),
    )
  })

  test('a journal continues after a torn end that a crash left', async () => {
    const journal = await Journal.open(path)
    await journal.write([put('a', '1')])
    await journal.close()
    const whole = await readFile(path)
    const frame = whole.subarray(1024)
    for (const torn of [frame.subarray(0, 5), frame.subarray(0, -1), Buffer.alloc(4096)]) {
      await writeFile(path, Buffer.concat([whole, torn]))
      const again = await Journal.open(path)
      await again.write([put('b', '2')])
      await again.close()
      expect(contents()).toEqual({ '2/a': '1', '2/b': '2' })
    }
  })

  test('a journal can be read when the process was killed after any number of writes', async () => {
    const journal = await Journal.open(path)
    const copy = join(folder, 'copy')
    for (let n = 0; n < 20; n++) {
      await journal.write([put('n', String(n))])
      await copyFile(path, copy)
      expect(contents(copy)).toEqual({ '2/n': String(n) })
    }
    await journal.close()
  })
})

describe('compacting', () => {
  /** A journal whose snapshot is the data that was written, as the engine would provide it. */
  async function compactingJournal() {
    const journal = await Journal.open(path, { slackBytes: 20_000 })
    const state = new Map<string, Operation>()
    journal.snapshot = () => Promise.resolve([...state.values()])
    const write = (key: string, text: string) => {
      const operation = put(key, text)
      state.set(key, operation)
      return journal.write([operation])
    }
    return { journal, state, write }
  }

  test('compacting keeps the file small and loses no concurrent writes', async () => {
    const { journal, state, write } = await compactingJournal()
    const writes: Promise<void>[] = []
    for (let n = 0; n < 3000; n++) {
      writes.push(write(`k${n % 50}`, `${n} ${'x'.repeat(100)}`))
      if (n % 7 === 0) await writes.at(-1)
    }
    await Promise.all(writes)
    await journal.close()
    const expected = [...state].map(([key, { value }]) => [`2/${key}`, value?.toString()])
    expect(contents()).toEqual(Object.fromEntries(expected.sort()))
    expect((await stat(path)).size).toBeLessThan(100_000)
  })

  test('compacting keeps using the old file when there is no space for a second one', async () => {
    const freeBytes = () => 33 * 2 ** 20
    const journal = await Journal.open(path, { slackBytes: 1000, freeBytes })
    journal.snapshot = () => Promise.reject(new Error('must not be called'))
    for (let n = 0; n < 100; n++) await journal.write([put('k', 'x'.repeat(100_000))])
    await journal.close()
    expect(Object.keys(contents())).toEqual(['2/k'])
    expect((await stat(path)).size).toBeGreaterThan(10_000_000)
  })

  test('compacting is retried later when the snapshot fails', async () => {
    const { journal, write } = await compactingJournal()
    const { snapshot } = journal
    let failures = 2
    journal.snapshot = () =>
      failures-- > 0 ? Promise.reject(new Error('busy')) : (snapshot?.() ?? Promise.resolve([]))
    for (let n = 0; n < 1000; n++) await write('k', 'x'.repeat(1000))
    await journal.close()
    expect(failures).toBeLessThan(0)
    expect((await stat(path)).size).toBeLessThan(200_000)
  })

  test('an interrupted compaction starts again from the old file', async () => {
    const journal = await Journal.open(path)
    await journal.write([put('a', '1')])
    await journal.close()
    await writeFile(`${path}.compacted`, 'half of a file')
    await (await Journal.open(path)).close()
    expect(contents()).toEqual({ '2/a': '1' })
    await expect(stat(`${path}.compacted`)).rejects.toThrow('ENOENT')
  })
})

describe('a damaged journal', () => {
  test('a damaged journal is rejected with a sentence or read unchanged, in 500 seeded cases', async () => {
    const random = randomFrom(4)
    const journal = await Journal.open(path)
    for (let n = 0; n < 40; n++)
      await journal.write([
        put(`k${n % 30}`, 'x'.repeat(Math.floor(random() * 900))),
        put('n', `${n}`),
      ])
    await journal.close()
    const expected = contents()
    const bytes = await readFile(path)
    const outcomes = { refused: 0, same: 0 }
    for (let n = 0; n < 500; n++) {
      await writeFile(path, damage(bytes, random))
      try {
        expect(contents()).toEqual(expected)
        outcomes.same++
      } catch (error) {
        expect(String(error)).toMatch(
          /^Error: The database file .* is damaged: .* Nothing was changed/,
        )
        outcomes.refused++
      }
    }
    expect(outcomes.refused).toBeGreaterThan(400)
  })

  test('a missing journal is rejected', async () => {
    await rm(path)
    await expect(Journal.open(path)).rejects.toThrow(/is damaged: it is missing/)
  })

  test('another file is rejected as a journal', async () => {
    await writeFile(path, 'not a database '.repeat(5000))
    await expect(Journal.open(path)).rejects.toThrow(/does not begin as a database file does/)
  })

  test('rejecting a damaged journal does not change it', async () => {
    const journal = await Journal.open(path)
    await journal.write([put('a', '1')])
    await journal.close()
    const bytes = await readFile(path)
    bytes.writeUInt8(bytes.readUInt8(1040) ^ 1, 1040)
    await writeFile(path, bytes)
    await appendFile(path, 'more')
    await expect(Journal.open(path)).rejects.toThrow(/is damaged/)
    expect(await readFile(path)).toEqual(Buffer.concat([bytes, Buffer.from('more')]))
  })
})
