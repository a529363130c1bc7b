import { expect, it } from 'vitest'
import { answerDueAt, nextDueAt, resolveDueAt } from './due-dates.ts'

const at = (text: string) => new Date(`${text}T10:00:00Z`)
const open = (openedAt: Date, waitingSince: Date | null) =>
  ({ status: 'OPEN', openedAt, waitingSince }) as const

it('a new ticket has to be answered within 48 hours and resolved within a month', () => {
  const ticket = open(at('2026-11-27'), at('2026-11-27'))
  expect(answerDueAt(ticket)).toEqual(at('2026-11-29'))
  expect(resolveDueAt(ticket)).toEqual(at('2026-12-27'))
  expect(nextDueAt(ticket)).toEqual(at('2026-11-29'))
})

it.each([
  ['2027-01-31', '2027-02-28'],
  ['2026-12-31', '2027-01-31'],
  ['2026-03-31', '2026-04-30'],
])('a ticket that was opened on %s has to be resolved by %s', (from, until) => {
  expect(resolveDueAt(open(at(from), null))).toEqual(at(until))
})

it('after an answer, only the month counts', () => {
  expect(nextDueAt(open(at('2026-11-27'), null))).toEqual(at('2026-12-27'))
})

it('a reply shortly before the end of the month does not extend it', () => {
  expect(nextDueAt(open(at('2026-11-27'), at('2026-12-26')))).toEqual(at('2026-12-27'))
})

it('nothing is due for a closed ticket', () => {
  expect(
    nextDueAt({ status: 'RESOLVED', openedAt: at('2026-11-27'), waitingSince: null }),
  ).toBeNull()
})
