import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { VARIABLES, readConfig } from './config.ts'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

const example = read('.env.example')
const compose = read('docker-compose.yml')

/** Variables that packages read, not the server itself. */
const OF_PACKAGES = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'OTEL_SERVICE_NAME']

const findNames = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name)

describe('the documentation of variables', () => {
  it('.env.example lists each variable once', () => {
    const names = findNames(example, /^(?:# )?([A-Z][A-Z_]+)=/gm)
    expect(names.sort()).toEqual([...VARIABLES, ...OF_PACKAGES].sort())
  })

  it('docs/configuration.md describes each variable once', () => {
    const cells = findNames(read('docs/configuration.md'), /^\| (`[^|]*) \|/gm).join()
    expect(findNames(cells, /`([A-Z_]+)`/g).sort()).toEqual([...VARIABLES].sort())
  })

  it('each variable in .env reaches the container, except those that the container sets', () => {
    expect(compose).toContain('    env_file:\n      - path: .env\n        required: false\n')
    const block = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(compose)?.[1] ?? ''
    expect(findNames(block, /^ {6}([A-Z_]+):/gm).sort()).toEqual(
      ['DATA_DIR', 'HOST', 'JWT_SECRET', 'MONGODB_URI', 'OTEL_SERVICE_NAME', 'PORT'].sort(),
    )
  })
})

it('.env.example is valid when the required values are entered', () => {
  const lines = example.split('\n').filter((line) => /^[A-Z]/.test(line))
  const env: NodeJS.ProcessEnv = {}
  for (const line of lines) {
    const [name = '', value] = line.split('=', 2)
    env[name] = value
  }
  const required = {
    JWT_SECRET: 'a secret that is long enough for tests',
    UPI_ID: 'shop@bank',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'correct horse',
  }
  const config = readConfig({ NODE_ENV: 'production', ...env, ...required })
  expect(config).toMatchObject({ seed: 'none', store: { socialLinks: [], claims: [] } })
})
