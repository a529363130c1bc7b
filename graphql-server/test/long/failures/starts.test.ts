import { expect, it } from 'vitest'
import { FIRST_ADMIN, findBusyPort, OPEN, setUpStarts } from '../../failures/starting-process.ts'

const setup = setUpStarts()

it("processes that start together on a new shop all open, and one shows the first admin's password", async () => {
  const outputs = await Promise.all([setup.start(), setup.start(), setup.start()])
  expect(outputs.filter((output) => !OPEN.test(output))).toEqual([])
  expect(outputs.join('').match(FIRST_ADMIN)).toHaveLength(1)
})

it('a server whose object store cannot be reached does not start, and says why', async () => {
  const { port, close } = await findBusyPort()
  close()
  const MEDIA_URL = `s3://shop?endpoint=http://127.0.0.1:${port}`
  const credentials = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' }
  const failed = await setup.start({ MEDIA_URL, ...credentials })
  expect(failed).toMatch(/^The server could not start\.\nMEDIA_URL: .+ cannot be reached/m)
  expect(setup.started[0]?.exitCode).toBe(1)
})
