import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the disk storage', () => {
  it('stores pictures by name, in a folder that it creates if needed', async () => {
    const media = createDiskStorage(join(folder, 'a', 'b'))
    expect(await media.has('x-160.webp')).toBe(false)
    await media.write('x-160.webp', Buffer.from('picture'))
    expect(await media.has('x-160.webp')).toBe(true)
    expect(await readFile(join(media.folder, 'x-160.webp'), 'utf8')).toBe('picture')
  })

  it('writes whole files only, even with many concurrent writers of one name', async () => {
    const media = createDiskStorage(folder)
    const pictures = ['a', 'b', 'c'].map((letter) => letter.repeat(200_000))
    await Promise.all(pictures.map((text) => media.write('x-160.webp', Buffer.from(text))))
    expect(pictures).toContain(await readFile(join(folder, 'x-160.webp'), 'utf8'))
    expect(await readdir(join(folder, '.unfinished'))).toEqual([])
  })

  it('removes pictures, and ignores missing ones', async () => {
    const media = createDiskStorage(folder)
    await media.write('x-160.webp', Buffer.from('picture'))
    await media.remove('x-160.webp')
    await media.remove('x-160.webp')
    expect(await readdir(folder)).toEqual(['.unfinished'])
  })

  it('leaves no partial file behind when writing fails', async () => {
    const media = createDiskStorage(folder)
    await mkdir(join(folder, 'x-160.webp'))
    await expect(media.write('x-160.webp', Buffer.from('picture'))).rejects.toThrow()
    expect(await readdir(join(folder, '.unfinished'))).toEqual([])
  })

  it.each(['../x.webp', 'a/b.webp', '.hidden', '', 'X.webp'])(
    'refuses the name %j',
    async (name) => {
      const media = createDiskStorage(folder)
      await expect(media.write(name, Buffer.from(''))).rejects.toThrow(/Not a name/)
      await expect(media.remove(name)).rejects.toThrow(/Not a name/)
      expect(await media.has(name)).toBe(false)
    },
  )

  it('deletes partial files that a killed process left more than an hour ago', async () => {
    createDiskStorage(folder)
    const [old, young] = ['old', 'young'].map((name) => join(folder, '.unfinished', name))
    await writeFile(old ?? '', 'half')
    await writeFile(young ?? '', 'half')
    await utimes(old ?? '', new Date(0), new Date(0))
    createDiskStorage(folder)
    const unfinished = () => readdir(join(folder, '.unfinished'))
    await vi.waitFor(async () => expect(await unfinished()).toEqual(['young']), { timeout: 20_000 })
  })
})
