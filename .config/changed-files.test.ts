import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import changedFiles from './changed-files.ts'

const FILES = [
  'schema/ticket.graphql',
  'graphql-server/src/main.ts',
  'graphql-server/src/domains/ticket/ticket.service.ts',
  'graphql-server/src/domains/ticket/mail/mail.test.ts',
  'graphql-server/src/domains/cart/cart.test.ts',
  'graphql-server/test/http.test.ts',
]

let root: string
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' })

function write(name: string, text: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kirana-changed-'))
  for (const name of FILES) write(name, 'before')
  git('init')
  git('add', '.')
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '-m', 'Add files')
})
afterEach(() => rmSync(root, { recursive: true }))

async function listChanged(): Promise<string[]> {
  const found = await changedFiles.findChangedFiles({ root, changedSince: true })
  return found.map((file) => file.slice(root.length + 1))
}

it('a change in a domain lists the tests of this domain only', async () => {
  write('graphql-server/src/domains/ticket/ticket.service.ts', 'after')
  expect(await listChanged()).toEqual([FILES[2], FILES[3]])
})

it('a change of a schema file lists the tests of its domain', async () => {
  write('schema/ticket.graphql', 'after')
  expect(await listChanged()).toEqual([FILES[0], FILES[3]])
})

it("a change of the server's main files lists the tests of the whole server", async () => {
  write('graphql-server/src/main.ts', 'after')
  expect(await listChanged()).toEqual([FILES[1], FILES[5]])
})

it('a new file is listed, and nothing without a change', async () => {
  expect(await listChanged()).toEqual([])
  write('web/new.ts', 'new')
  expect(await listChanged()).toEqual(['web/new.ts'])
})
