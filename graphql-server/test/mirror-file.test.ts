import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { formatDigest, hashThing, type Thing } from '../examples/mirror/digest.ts'
import { MirrorFile, type Change } from '../examples/mirror/mirror-file.ts'

let folder: string
let path: string
let files = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mirror-file-'))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => {
  path = join(folder, `${(files += 1)}.jsonl`)
})

const category = (id: number, name = `Category ${id}`): Thing => ({
  __typename: 'Category',
  id: String(id),
  name,
  image: null,
})
const put = (id: number, name?: string): Change => ({ id: String(id), thing: category(id, name) })
const remove = (id: number): Change => ({ id: String(id), thing: null })

const digestOf = (...things: Thing[]) =>
  formatDigest(things.reduce((digest, thing) => digest ^ hashThing(thing), 0n))

const state = ({ cursor, count, digest }: MirrorFile) => ({ cursor, count, digest })

it("a mirror has each entity's latest state, also after it is reopened", async () => {
  const mirror = await MirrorFile.open(path)
  expect(state(mirror)).toEqual({ cursor: null, count: 0, digest: '0'.repeat(64) })
  await mirror.append([put(1), put(2), put(3)], 'one')
  await mirror.append([put(2, 'Dairy'), remove(3)], 'two')
  const digest = digestOf(category(1), category(2, 'Dairy'))
  expect(state(mirror)).toEqual({ cursor: 'two', count: 2, digest })
  expect(state(await MirrorFile.open(path))).toEqual({ cursor: 'two', count: 2, digest })
})

it('a page that was not written to its end is removed', async () => {
  const mirror = await MirrorFile.open(path)
  await mirror.append([put(1)], 'one')
  const complete = await readFile(path, 'utf8')
  const page = `${JSON.stringify(put(2))}\n${JSON.stringify({ cursor: 'two' })}\n`
  for (let length = 1; length < page.length; length += 1) {
    await writeFile(path, complete + page.slice(0, length))
    expect(state(await MirrorFile.open(path))).toEqual(state(mirror))
    expect(await readFile(path, 'utf8')).toBe(complete)
  }
  await appendFile(path, page)
  expect((await MirrorFile.open(path)).cursor).toBe('two')
})

it('a file with many outdated lines is compacted', async () => {
  const mirror = await MirrorFile.open(path)
  for (let round = 0; round < 60; round += 1) {
    const changes = Array.from({ length: 50 }, (_none, id) => put(id, `Round ${round}`))
    await mirror.append([...changes, put(100 + round), remove(100 + round)], `round ${round}`)
  }
  expect((await readFile(path, 'utf8')).split('\n').length).toBeLessThan(1_200)
  const digest = digestOf(...Array.from({ length: 50 }, (_none, id) => category(id, 'Round 59')))
  expect(state(mirror)).toEqual({ cursor: 'round 59', count: 50, digest })
  expect(state(await MirrorFile.open(path))).toEqual(state(mirror))
})

it('a cleared mirror is empty', async () => {
  const mirror = await MirrorFile.open(path)
  await mirror.append([put(1)], 'one')
  await mirror.clear()
  const empty = { cursor: null, count: 0, digest: '0'.repeat(64) }
  expect(state(mirror)).toEqual(empty)
  expect(state(await MirrorFile.open(path))).toEqual(empty)
})

it.each([
  ['another file', 'Notes.\nMore notes.\n', 'is not a mirror file'],
  ['a file without a line break', '{"cursor":"one","things":[]}', 'is not a mirror file'],
  ['a damaged file', '{"format":"kirana-mirror","version":1}\n{"id":\n', 'is damaged'],
])('opening %s as a mirror fails and does not change it', async (_what, contents, message) => {
  await writeFile(path, contents)
  await expect(MirrorFile.open(path)).rejects.toThrow(message)
  expect(await readFile(path, 'utf8')).toBe(contents)
})
