import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getPlace, notePlace } from '../lib/places.ts'
import { useReloadedList } from './use-reloaded-list.ts'

const ENTRY = 'k1 /list'
let now: number
let visibility: DocumentVisibilityState

beforeEach(() => {
  now = 1_000_000
  visibility = 'visible'
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  notePlace(ENTRY, { rows: 0 })
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={[{ pathname: '/list', key: 'k1' }]}>{children}</MemoryRouter>
)

const listOf = (count: number, total = 1000) => ({
  edges: Array.from({ length: count }),
  pageInfo: { hasNextPage: count < total, endCursor: `c${count}` },
})

/** Runs an action and its effects. */
const happen = (cause: () => unknown) =>
  act(async () => {
    await cause()
  })

function openList(start: number, maxPage = 50) {
  const fetchPage = vi.fn(() => Promise.resolve())
  const hook = renderHook(({ count }) => useReloadedList(listOf(count), fetchPage, maxPage), {
    wrapper,
    initialProps: { count: start },
  })
  const show = (count: number) => happen(() => hook.rerender({ count }))
  return { fetchPage, show, more: () => hook.result.current }
}

const comeBack = () => happen(() => document.dispatchEvent(new Event('visibilitychange')))

describe('a list with more pages', () => {
  it('the list loads one page at a time, and remembers its row count', async () => {
    const { fetchPage, show, more } = openList(10)
    expect(fetchPage).not.toHaveBeenCalled()
    await happen(() => more().onMore())
    expect(fetchPage).toHaveBeenCalledExactlyOnceWith({ after: 'c10' })
    await show(20)
    expect(getPlace(ENTRY).rows).toBe(20)
  })

  it('the list reloads its previous row count, in few requests', async () => {
    notePlace(ENTRY, { rows: 130 })
    const { fetchPage, show } = openList(10)
    await show(60)
    await show(110)
    await show(130)
    expect(fetchPage.mock.calls).toEqual([
      [{ after: 'c10', first: 50 }],
      [{ after: 'c60', first: 50 }],
      [{ after: 'c110', first: 20 }],
    ])
    expect(getPlace(ENTRY).rows).toBe(130)
  })

  it('the list reloads all its rows when its tab comes back, but not too often', async () => {
    const { fetchPage } = openList(30)
    await comeBack()
    expect(fetchPage).not.toHaveBeenCalled()
    now += 11_000
    visibility = 'hidden'
    await comeBack()
    expect(fetchPage).not.toHaveBeenCalled()
    visibility = 'visible'
    await comeBack()
    await comeBack()
    expect(fetchPage.mock.calls).toEqual([[{ after: null, first: 30 }]])
  })

  it('the list does not reload while it has more rows than a request returns', async () => {
    const { fetchPage } = openList(60)
    now += 11_000
    await comeBack()
    expect(fetchPage).not.toHaveBeenCalled()
  })
})
