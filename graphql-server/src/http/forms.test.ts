import fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { createUploadBudget } from './forms.ts'

it('forms share a limit of bytes, and a form is accepted again as soon as others are done', async () => {
  const app = fastify()
  const budget = createUploadBudget(100)
  const underWay: (() => void)[] = []
  app.post('/', {
    onRequest: (request, reply, done) => {
      budget(request, reply, 60)
      done()
    },
    handler: () => new Promise<string>((resolve) => underWay.push(() => resolve('kept'))),
  })
  const headers = { 'content-type': 'text/plain' }
  const payload = 'x'.repeat(50)
  const upload = async () => await app.inject({ method: 'POST', url: '/', headers, payload })
  const first = upload()
  const second = upload()
  await vi.waitFor(() => expect(underWay).toHaveLength(2), { timeout: 20_000 })
  const third = await upload()
  expect(third.headers['retry-after']).toBe('5')
  expect(third.json()).toMatchObject({
    message: expect.stringMatching(/^Too many files/) as string,
  })
  for (const finish of underWay.splice(0)) finish()
  expect([(await first).body, (await second).body]).toEqual(['kept', 'kept'])
  const fourth = upload()
  await vi.waitFor(() => expect(underWay).toHaveLength(1), { timeout: 20_000 })
  underWay[0]?.()
  expect((await fourth).body).toBe('kept')
  await app.close()
})
