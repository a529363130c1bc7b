import { describe, expect, it } from 'vitest'
import { setUpDatabaseCommand } from '../../test/support/database-command.ts'

const { run, useMails, countMails } = setUpDatabaseCommand()

describe('npm run database -- restore', () => {
  it('restore drops unsent emails from another data folder, and says so', async () => {
    expect(await run('copy', 'restore')).toMatch(/were dropped.* use --no-quiet to keep them/)
    expect(await countMails('copy')).toBe(0)
  })

  it('restore is rejected while a process uses the database, which stays unchanged', async () => {
    const restoring = useMails('source', async (mails) => {
      await mails.insertOne({ key: 'welcome:2' })
      await run('source', 'restore', '--replace')
    })
    await expect(restoring).rejects.toThrow(/is used by process \d+/)
    expect(await countMails('source')).toBe(2)
  })
})
