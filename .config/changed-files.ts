import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

interface Options {
  root: string
  /** The commit or branch to compare with; true for uncommitted changes only. */
  changedSince?: string | boolean
}

/** The server's folders with a subject: each domain, and each folder beside the domains. */
const SUBJECT = /^graphql-server\/src\/(?:domains\/)?[^/]+(?=\/)/
/** The server's main files have tests here. */
const WHOLE = 'graphql-server/test'

/**
 * Lists the changed files for `npm test -- --changed`, which runs the tests that import one of them. Most tests of a
 * domain open the whole server instead, so the list also has all tests of each changed domain, and of the domain with
 * the name of a changed schema file.
 */
function findChangedFiles({ root, changedSince }: Options): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  const base = typeof changedSince === 'string' ? changedSince : 'HEAD'
  const names = [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(Boolean)
  const tests = listSubjects(names).flatMap((folder) => listTests(join(root, folder)))
  return [...names.map((name) => resolve(root, name)), ...tests]
}

function listSubjects(names: readonly string[]): string[] {
  const found = names.map((name) => {
    if (/^graphql-server\/src\/[^/]+$/.test(name)) return WHOLE
    const [, schema] = /^schema\/(\w+)\.graphql$/.exec(name) ?? []
    return schema ? `graphql-server/src/domains/${schema}` : SUBJECT.exec(name)?.[0]
  })
  return [...new Set(found)].filter((folder) => folder !== undefined)
}

function listTests(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => folder + sep + name)
}

export default {
  findChangedFiles: (options: Options) => Promise.resolve(findChangedFiles(options)),
}
