import { IntlMessageFormat } from 'intl-messageformat'
import { expect, it } from 'vitest'
import { failuresOf } from '../test/support/failures-of.ts'
import { listMessages } from './all-messages.ts'

const messages = listMessages()

it('gives each message a unique reason', () => {
  const reasons = messages.map(({ reason }) => reason)
  expect(reasons.filter((reason, index) => reasons.indexOf(reason) !== index)).toEqual([])
})

it('each message uses all of its parameters, and no others', async () => {
  const failures = await failuresOf(
    messages,
    ({ reason }) => reason,
    ({ english, params = {} }) => {
      const names = Object.keys(params)
      expect(names.filter((name) => !english.includes(`{${name}`))).toEqual([])
      const values = Object.fromEntries(names.map((name) => [name, 2]))
      const format = new IntlMessageFormat(english, 'en-IN', undefined, { ignoreTag: true })
      expect(() => format.format(values)).not.toThrow()
    },
  )
  expect(failures).toEqual([])
})
