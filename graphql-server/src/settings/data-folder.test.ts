import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDataFolder, readOrCreateSecret } from './data-folder.ts'

let parent: string
let umask: number

beforeEach(async () => {
  umask = process.umask(0o022)
  parent = await mkdtemp(join(tmpdir(), 'data-folder-'))
})
afterEach(async () => {
  process.umask(umask)
  await rm(parent, { recursive: true })
})

const getMode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

it('openDataFolder makes the folder and everything written into it private', async () => {
  const folder = join(parent, 'new', 'data')
  openDataFolder(folder)
  expect(await getMode(folder)).toBe('700')
  await mkdir(join(folder, 'mail'))
  await writeFile(join(folder, 'mail', '1.eml'), 'a code')
  expect(await getMode(join(folder, 'mail'))).toBe('700')
  expect(await getMode(join(folder, 'mail', '1.eml'))).toBe('600')
})

it('openDataFolder creates no folder at or below a file, and does not change the file', async () => {
  const file = join(parent, 'file')
  await writeFile(file, '')
  expect(() => openDataFolder(file)).toThrow('EEXIST')
  expect(() => openDataFolder(join(file, 'a', 'b'))).toThrow('ENOTDIR')
  expect(await getMode(file)).toBe('644')
})

it.runIf(existsSync('/proc/self'))(
  'openDataFolder throws for a folder that the system cannot create',
  () => {
    expect(() => openDataFolder('/proc/data/folder')).toThrow('ENOENT')
  },
)

it('openDataFolder makes a folder private that other accounts could read', async () => {
  await mkdir(join(parent, 'database'))
  await mkdir(join(parent, 'mail'))
  await writeFile(join(parent, 'database', 'data.mdb'), 'hashes')
  await writeFile(join(parent, 'mail', '1.eml'), 'a code')
  expect(await getMode(join(parent, 'mail', '1.eml'))).toBe('644')
  openDataFolder(parent)
  for (const name of ['.', 'database', 'mail'])
    expect(await getMode(join(parent, name))).toBe('700')
  for (const file of ['database/data.mdb', 'mail/1.eml'])
    expect(await getMode(join(parent, file))).toBe('600')
})

it('readOrCreateSecret creates a secret once, and then returns the same one', () => {
  const secret = readOrCreateSecret(parent)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(readOrCreateSecret(parent)).toBe(secret)
})

it.each(['', '\n', 'half a secret'])(
  'readOrCreateSecret rejects a stored secret that is too short: %j',
  async (stored) => {
    await writeFile(join(parent, 'jwt-secret'), stored)
    expect(() => readOrCreateSecret(parent)).toThrow(
      /jwt-secret has fewer than 32 characters. Delete the file to get a new secret/,
    )
  },
)
