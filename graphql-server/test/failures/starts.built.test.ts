import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FIRST_ADMIN, findBusyPort, setUpStarts } from './starting-process.ts'

const setup = setUpStarts()

it('a start that fails shows no password, and the next one does', async () => {
  const { port, close } = await findBusyPort()
  const failed = await setup.start({ PORT: port })
  close()
  expect(failed).toMatch(
    new RegExp(
      `^The server could not start\\.\nPORT: ${port} is used by another program: .+\\.$`,
      'm',
    ),
  )
  expect(failed).not.toMatch(FIRST_ADMIN)
  expect(await setup.start()).toMatch(FIRST_ADMIN)
})

it('a data folder that is a file stops the start with one sentence', async () => {
  const file = join(setup.folder, 'file')
  await writeFile(file, '')
  expect(await setup.start({ DATA_DIR: file })).toBe(
    `The server could not start.\nDATA_DIR: ${file} is a file: choose another name for the folder.\n`,
  )
})
