import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestClient } from '../../../test/server.ts'
import { useSearchReport } from './use-search-report.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const done = { reportSearch: { userErrors: [] } }

function open(text: string) {
  const { client, waiting } = createTestClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  )
  const { result, rerender } = renderHook((typed: string) => useSearchReport(typed), {
    wrapper,
    initialProps: text,
  })
  const sent = () => waiting.map(({ variables }) => variables['input'])
  return { waiting, sent, type: rerender, use: () => result.current() }
}

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await vi.dynamicImportSettled()
  })

it('a search is reported once when its text rests, and not for each letter', async () => {
  const { sent, type } = open('d')
  await pass(2_900)
  type('da')
  await pass(2_900)
  expect(sent()).toEqual([])
  type('dal')
  await pass(3_000)
  await pass(10_000)
  expect(sent()).toEqual([{ text: 'dal' }])
})

it('a used result is reported once, after its search', async () => {
  const { waiting, sent, use } = open('dal')
  use()
  use()
  await pass(0)
  expect(sent()).toEqual([{ text: 'dal' }])
  waiting[0]?.reply('ReportSearch', done)
  await pass(0)
  expect(sent()).toEqual([{ text: 'dal' }, { text: 'dal', clicked: true }])
})

it('a failed report does not disturb the customer', async () => {
  const { waiting, sent, type } = open('dal')
  await pass(3_000)
  waiting[0]?.fail(new Error('offline'))
  type('atta')
  await pass(3_000)
  expect(sent()).toEqual([{ text: 'dal' }, { text: 'atta' }])
})

it('an empty text is not reported', async () => {
  const { sent, use } = open('')
  use()
  await pass(3_000)
  expect(sent()).toEqual([])
})
