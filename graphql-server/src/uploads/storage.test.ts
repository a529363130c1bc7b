import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setUpCredentials } from '../../test/support/object-store.ts'
import { type OpenStorage, PICTURE_STORAGES } from '../../test/support/picture-storages.ts'
import { PICTURES, PRESCRIPTIONS } from './file-kinds.ts'
import type { FileStorage } from './storage.ts'

/** Each kind with names for its files. */
const KINDS = [
  { kind: PICTURES, what: 'images', nameOf: (n: number) => `x${n}-160.webp` },
  { kind: PRESCRIPTIONS, what: 'prescriptions', nameOf: namePrescription },
]
const STORAGES = KINDS.flatMap((kind) => PICTURE_STORAGES.map((place) => ({ ...kind, ...place })))

function namePrescription(n: number): string {
  return `${String(n).padStart(32, '0')}.${n % 2 === 0 ? 'pdf' : 'webp'}`
}

setUpCredentials()

describe.each(STORAGES)('a storage of $what $place', ({ kind, nameOf, open }) => {
  let opened: OpenStorage
  let storage: FileStorage
  const [first, second, third] = [nameOf(1), nameOf(2), nameOf(3)]

  beforeEach(async () => {
    opened = await open(kind)
    storage = opened.storage
  })
  afterEach(() => opened.close())

  async function list(): Promise<string[]> {
    const names = []
    for await (const name of storage.list()) names.push(name)
    return names.sort()
  }

  it('a storage stores files by name', async () => {
    expect(await storage.has(first)).toBe(false)
    expect(await storage.read(first)).toBeNull()
    await storage.write(first, Buffer.from('content'))
    expect(await storage.has(first)).toBe(true)
    expect(String(await storage.read(first))).toBe('content')
  })

  it('a storage replaces a file with the same name', async () => {
    await storage.write(first, Buffer.from('first'))
    await storage.write(first, Buffer.from('second'))
    expect(String(await storage.read(first))).toBe('second')
  })

  it('a storage removes files and ignores missing ones', async () => {
    for (const name of [first, second, third]) await storage.write(name, Buffer.from('content'))
    await storage.remove([first, nameOf(9), second])
    await storage.remove([first])
    await storage.remove([])
    expect(await list()).toEqual([third])
  })

  it('a storage removes more files than S3 deletes at once', async () => {
    await storage.write(nameOf(2000), Buffer.from('content'))
    const missing = Array.from({ length: 1000 }, (_, n) => nameOf(n))
    await storage.remove([...missing, nameOf(2000)])
    expect(await list()).toEqual([])
  })

  it('a storage lists only its own files', async () => {
    const names = Array.from({ length: 7 }, (_, n) => nameOf(n))
    for (const name of names) await storage.write(name, Buffer.from('content'))
    await storage.write('notes.txt', Buffer.from('no such file'))
    await storage.write(`${'0'.repeat(32)}.webp.html`, Buffer.from('no such file'))
    expect(await list()).toEqual(names)
  })

  it('a storage passes its check', async () => {
    await expect(storage.check()).resolves.toBeUndefined()
  })

  it.each(['../x.webp', 'a/b.webp', '.hidden', '', 'X.webp'])(
    'a storage rejects the name %j',
    async (name) => {
      await expect(storage.write(name, Buffer.from(''))).rejects.toThrow(/Not a file name/)
      await expect(storage.read(name)).rejects.toThrow(/Not a file name/)
      await expect(storage.remove([name])).rejects.toThrow(/Not a file name/)
      expect(await storage.has(name)).toBe(false)
    },
  )
})
