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
  it('the disk storage creates its folder if needed', async () => {
    const media = createDiskStorage(join(folder, 'a', 'b'))
    await media.write('x-160.webp', Buffer.from('picture'))
    expect(await readFile(join(media.folder, 'x-160.webp'), 'utf8')).toBe('picture')
  })

  it('the disk storage writes only whole files, even with concurrent writers for one name', async () => {
    const media = createDiskStorage(folder)
    const pictures = ['a', 'b', 'c'].map((letter) => letter.repeat(200_000))
    await Promise.all(pictures.map((text) => media.write('x-160.webp', Buffer.from(text))))
    expect(pictures).toContain(await readFile(join(folder, 'x-160.webp'), 'utf8'))
    expect(await readdir(join(folder, '.unfinished'))).toEqual([])
  })

  it('the disk storage leaves no partial file after a failure', async () => {
    const media = createDiskStorage(folder)
    await mkdir(join(folder, 'x-160.webp'))
    await expect(media.write('x-160.webp', Buffer.from('picture'))).rejects.toThrow()
    expect(await readdir(join(folder, '.unfinished'))).toEqual([])
  })

  it('the disk storage deletes partial files that a killed process left more than an hour ago', async () => {
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
