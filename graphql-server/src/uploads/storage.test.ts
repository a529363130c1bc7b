import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setUpCredentials } from '../../test/support/object-store.ts'
import { type OpenStorage, PICTURE_STORAGES } from '../../test/support/picture-storages.ts'
import type { PictureStorage } from './storage.ts'

setUpCredentials()

describe.each(PICTURE_STORAGES)('a picture storage $place', ({ open }) => {
  let opened: OpenStorage
  let storage: PictureStorage

  beforeEach(async () => {
    opened = await open()
    storage = opened.storage
  })
  afterEach(() => opened.close())

  async function list(): Promise<string[]> {
    const names = []
    for await (const name of storage.list()) names.push(name)
    return names.sort()
  }

  it('stores pictures by name', async () => {
    expect(await storage.has('x-160.webp')).toBe(false)
    expect(await storage.read('x-160.webp')).toBeNull()
    await storage.write('x-160.webp', Buffer.from('picture'))
    expect(await storage.has('x-160.webp')).toBe(true)
    expect(String(await storage.read('x-160.webp'))).toBe('picture')
  })

  it('replaces a picture of the same name', async () => {
    await storage.write('x-160.webp', Buffer.from('first'))
    await storage.write('x-160.webp', Buffer.from('second'))
    expect(String(await storage.read('x-160.webp'))).toBe('second')
  })

  it('removes pictures, and ignores missing ones', async () => {
    const names = ['x-160.webp', 'x-320.webp', 'y-160.webp']
    for (const name of names) await storage.write(name, Buffer.from('picture'))
    await storage.remove(['x-160.webp', 'none-160.webp', 'x-320.webp'])
    await storage.remove(['x-160.webp'])
    await storage.remove([])
    expect(await list()).toEqual(['y-160.webp'])
  })

  it('removes more files than S3 deletes at once', async () => {
    await storage.write('last-160.webp', Buffer.from('picture'))
    const missing = Array.from({ length: 1000 }, (_, n) => `none${n}-160.webp`)
    await storage.remove([...missing, 'last-160.webp'])
    expect(await list()).toEqual([])
  })

  it('lists pictures, and nothing else', async () => {
    const names = Array.from({ length: 7 }, (_, n) => `x${n}-160.webp`)
    for (const name of names) await storage.write(name, Buffer.from('picture'))
    await storage.write('notes.txt', Buffer.from('no picture'))
    expect(await list()).toEqual(names)
  })

  it('can be used', async () => {
    await expect(storage.check()).resolves.toBeUndefined()
  })

  it.each(['../x.webp', 'a/b.webp', '.hidden', '', 'X.webp'])(
    'refuses the name %j',
    async (name) => {
      await expect(storage.write(name, Buffer.from(''))).rejects.toThrow(/Not a name/)
      await expect(storage.read(name)).rejects.toThrow(/Not a name/)
      await expect(storage.remove([name])).rejects.toThrow(/Not a name/)
      expect(await storage.has(name)).toBe(false)
    },
  )
})
