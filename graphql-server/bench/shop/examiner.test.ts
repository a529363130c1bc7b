import { expect, it } from 'vitest'
import { createExaminer } from './examiner.ts'

const reply = (text: string) => ({ status: 200, encoding: '', body: Buffer.from(text) })
const request = (n: number) => ({ method: 'GET' as const, path: `/${n}`, headers: {} })

/** An examiner for a server that answers with the path, and optionally with one wrong response. */
function examine(wrong?: number) {
  return createExaminer({
    client: {
      ask: ({ path }) => Promise.resolve(reply(path === `/${wrong}` ? 'what?' : path)),
      close: () => Promise.resolve(),
    },
    request,
    check({ body }, n) {
      if (body.toString() !== `/${n}`) throw new Error(`${n} is wrong`)
    },
  })
}

it('the examiner sends another request each time and checks every response', async () => {
  const right = examine()
  for (let n = 0; n < 5; n += 1) await right.ask()
  expect(right.check().body.toString()).toBe('/0')
  await right.ask()
  expect(right.check().body.toString()).toBe('/5')
})

it('the examiner detects a single wrong response', async () => {
  const wrong = examine(3)
  for (let n = 0; n < 5; n += 1) await wrong.ask()
  expect(() => wrong.check()).toThrow('3 is wrong')
})
