import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { countScans } from '../../test/support/database.ts'
import { setUpDatabase } from '../../test/support/set-up-database.ts'
import { ReleaseFile } from './release-file.model.ts'
import {
  deleteOldReleases,
  findReleasedOperation,
  findReleasedScript,
  publishRelease,
} from './releases.service.ts'

setUpDatabase()

const hash = 'a'.repeat(64)
const release = (text: string) => ({ operations: new Map([[hash, text]]), webDir: folder })

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kirana-release-'))
  await mkdir(join(folder, 'assets'))
  for (const name of ['cart-1a2b.js', 'cart-1a2b.js.br', 'font-1a2b.woff2', 'notes.txt.br'])
    await writeFile(join(folder, 'assets', name), name)
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => ReleaseFile.deleteMany({}))

describe('a published release', () => {
  it('publishRelease stores operations and compressed scripts', async () => {
    await publishRelease(release('{ store { name } }'))
    expect(await findReleasedOperation(hash)).toBe('{ store { name } }')
    expect(String(await findReleasedScript('cart-1a2b.js'))).toBe('cart-1a2b.js.br')
    expect(await ReleaseFile.countDocuments()).toBe(2)
  })

  it('publishRelease does not change a stored release, even concurrently', async () => {
    await publishRelease(release('{ store { name } }'))
    await Promise.all([1, 2, 3].map(() => publishRelease(release('{ store { phone } }'))))
    expect(await findReleasedOperation(hash)).toBe('{ store { name } }')
    expect(await ReleaseFile.countDocuments()).toBe(2)
  })

  it('publishRelease stores only operations without a web app', async () => {
    await publishRelease({ ...release('{ store { name } }'), webDir: null })
    expect(await ReleaseFile.countDocuments()).toBe(1)
  })

  it('deleteOldReleases uses an index', async () => {
    await publishRelease(release('{ store { name } }'))
    expect(await countScans(deleteOldReleases)).toBe(0)
  })

  it('a release is kept for 30 days after it was last published', async () => {
    await publishRelease(release('{ store { name } }'))
    const day = 24 * 60 * 60_000
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      vi.setSystemTime(Date.now() + 20 * day)
      await publishRelease({ operations: new Map(), webDir: folder })
      vi.setSystemTime(Date.now() + 11 * day)
      await deleteOldReleases()
    } finally {
      vi.useRealTimers()
    }
    expect(await findReleasedOperation(hash)).toBeNull()
    expect(await findReleasedScript('cart-1a2b.js')).not.toBeNull()
  })
})

it.each(['cart-9z9z.js', '../operations/x.js', '', 'a'.repeat(5000), 'font-1a2b.woff2'])(
  'findReleasedScript returns null for %j',
  async (name) => {
    expect(await findReleasedScript(name)).toBeNull()
  },
)

it.each(['b'.repeat(64), '', 'A'.repeat(64), '{}'])(
  'findReleasedOperation returns null for %j',
  async (name) => {
    expect(await findReleasedOperation(name)).toBeNull()
  },
)
