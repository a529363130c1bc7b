import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { setUpCatalogueCommand } from '../../support/catalogue-command.ts'

const command = setUpCatalogueCommand()

describe('npm run catalogue', () => {
  it('catalogue suggests what to do next', async () => {
    const file = join(command.folder, 'next.csv')
    await writeFile(file, 'name;price;rating;Rx\nMint;12.345;5;\nBasil;free;4;\n')
    const { stdout } = await command.run('import', file, '--dry-run')
    expect(stdout).toContain(
      'but are not read: Rx. Read one with --map prescription=COLUMN, or ignore',
    )
    expect(stdout).toContain('Prices: 1 rounded to whole paise.')
    expect(stdout).toContain(
      'Not imported: rating, Rx. Add columns as product details with --details',
    )
    expect(stdout).toContain('Write all rejected rows to a file with --report rejected.csv')
    expect(stdout).toContain('Run the command without --dry-run to import.')
  })

  it('catalogue imports medicines and reports unreadable details without rejecting the rows', async () => {
    const file = join(command.folder, 'medicines.csv')
    const rows = ['Paravika,20,Paracetamol 500 mg,10 tablets,Required', 'Balm,30,,full,']
    await writeFile(file, ['name,price,composition,pack,prescription', ...rows].join('\n'))
    const { code, stdout, stderr } = await command.run('import', file, '--dry-run')
    expect(code).toBe(0)
    expect(stdout).toContain('Medicines: 1 of 2 read completely.')
    expect(stdout).toContain(
      'Write all unreadable medicine details to a file with --report unread.csv',
    )
    expect(stderr).toContain("Kept as text, because it can't be read: 2")
    expect(stderr).toContain("line 3: pack: 'full' has no readable amount")
  })

  it('catalogue shows help', async () => {
    const help = await command.run('--help')
    expect(help.stdout).toContain('--details')
    expect(help.code).toBe(0)
  })
})
