import { expect, it } from 'vitest'
import { chooseLastNumbers } from './choose-last-numbers.ts'

const NOW = new Date('2026-11-29T06:00:00Z')
const DUMPED = new Map([
  ['2025-26', 900],
  ['T26-27', 123],
])
const LOST = { asDumped: false, dumped: DUMPED, own: new Map(), hasOrders: true, now: NOW }

it('a restore into an empty database asks for the last numbers on a terminal', async () => {
  const questions: string[] = []
  const ask = (question: string) => {
    questions.push(question)
    return Promise.resolve(' T26-27=140 ')
  }
  expect(await chooseLastNumbers({ ...LOST, ask })).toEqual(new Map([['T26-27', 140]]))
  expect(questions).toEqual([
    expect.stringMatching(/The last numbers in the dump are T26-27=123\./),
  ])
})

it('Enter means that no numbers were given after the dump', async () => {
  const ask = () => Promise.resolve('')
  expect(await chooseLastNumbers({ ...LOST, ask })).toEqual(new Map())
})

it('a restore into an empty database ends without a terminal, and says what to do', async () => {
  await expect(chooseLastNumbers(LOST)).rejects.toThrow(
    /in the dump are T26-27=123\. .* --last-numbers 'SERIES=NUMBER …' .* --numbers-as-dumped .* Nothing was changed\./,
  )
})

it('a restore asks if the shop has orders but no invoice of this financial year', async () => {
  await expect(chooseLastNumbers({ ...LOST, dumped: new Map() })).rejects.toThrow(
    /The dump has no document of this financial year\./,
  )
})

it.each([
  ['the operator says that there are none', { asDumped: true }],
  ['the replaced database has the numbers', { own: new Map([['T26-27', 140]]) }],
  ['the dump has no orders', { hasOrders: false }],
])('a restore does not ask if %s', async (_why, choices) => {
  expect(await chooseLastNumbers({ ...LOST, ...choices })).toEqual(new Map())
})

it('a restore asks if the replaced database lacks a series', async () => {
  const own = new Map([['CN26-27', 4]])
  await expect(chooseLastNumbers({ ...LOST, own })).rejects.toThrow(/T26-27=123/)
})

it('--last-numbers and --numbers-as-dumped exclude each other', async () => {
  const both = { ...LOST, given: 'T26-27=140', asDumped: true }
  await expect(chooseLastNumbers(both)).rejects.toThrow(/either/)
})
