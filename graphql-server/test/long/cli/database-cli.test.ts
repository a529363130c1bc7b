import { describe, expect, it } from 'vitest'
import { setUpDatabaseCommand } from '../../support/database-command.ts'

const { run, countMails } = setUpDatabaseCommand()

describe('npm run database -- restore', () => {
  it('restore keeps unsent emails on request', async () => {
    expect(await run('moved', 'restore', '--no-quiet')).toMatch(
      /The server will send the unsent emails/,
    )
    expect(await countMails('moved')).toBe(1)
  })

  it('restore keeps unsent emails in the data folder of the dump', async () => {
    expect(await run('source', 'restore', '--replace')).toMatch(
      /The server will send the unsent emails/,
    )
    expect(await countMails('source')).toBe(1)
  })
})
