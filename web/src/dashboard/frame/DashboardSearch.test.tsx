import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { Route } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Data } from '../../../test/operations.ts'
import { openPages, place } from '../../../test/pages.tsx'
import { fill } from '../../../test/store.tsx'
import { DashboardSearch } from './DashboardSearch.tsx'
import ScanDialog from './ScanDialog.tsx'

type Found = Data<'DashboardSearch'>

interface Waiting {
  reply: (found: Found) => void
  fail: () => void
}

/** Opens an element in a page whose search answers when the test says so. */
function open(element: ReactNode) {
  const waiting = new Map<string, Waiting>()
  const { getVariables } = openPages({
    at: '/dashboard',
    routes: <Route path="/dashboard" element={element} />,
    handlers: {
      DashboardSearch: ({ text }) =>
        new Promise((resolve, reject) => {
          const fail = () => reject(new TypeError('Failed to fetch'))
          waiting.set(text, { reply: resolve, fail })
        }),
    },
  })
  const end = async (text: string, how: (one: Waiting) => void) => {
    await waitFor(() => expect(waiting.has(text)).toBe(true))
    const one = waiting.get(text)
    waiting.delete(text)
    await act(async () => {
      if (one) how(one)
      await new Promise((resolve) => setTimeout(resolve))
    })
  }
  return {
    isSent: (text: string) => waitFor(() => expect(waiting.has(text)).toBe(true)),
    getTexts: () => getVariables('DashboardSearch').map(({ text }) => text),
    /** Finds the order with this id. */
    reply: (text: string, id: string) => end(text, ({ reply }) => reply(find(id))),
    fail: (text: string) => end(text, ({ fail }) => fail()),
  }
}

const find = (id: string): Found => ({
  dashboardSearch: {
    orders: [
      {
        ...{ id, number: `ORD-${id}`, status: 'CONFIRMED', customer: null },
        ...{ createdAt: '2026-11-21T10:00:00.000Z', total: { amount: 5_000 } },
      },
    ],
    products: [],
    customers: [],
    hint: null,
  },
})

describe('the search of the dashboard', () => {
  const box = () => screen.getByRole<HTMLInputElement>('combobox')
  function enter(text: string) {
    act(() => box().focus())
    fill(box(), text)
    fireEvent.keyDown(box(), { key: 'Enter' })
  }

  it('Enter before the reply selects the text, so that the next scan replaces it, and opens only its page', async () => {
    const { reply } = open(<DashboardSearch />)
    enter('ORD-1')
    expect(box()).toMatchObject({ selectionStart: 0, selectionEnd: 5 })
    enter('ORD-2')
    await reply('ORD-1', '1')
    expect(place()).toBe('/dashboard')
    await reply('ORD-2', '2')
    await waitFor(() => expect(place()).toBe('/dashboard/orders-details/2'))
  })

  it('Enter repeats a search that failed', async () => {
    const { reply, fail, getTexts } = open(<DashboardSearch />)
    enter('ORD-1')
    await fail('ORD-1')
    expect(screen.getByText('The search failed. Please try again.')).toBeTruthy()
    fireEvent.keyDown(box(), { key: 'Enter' })
    await reply('ORD-1', '1')
    await waitFor(() => expect(place()).toBe('/dashboard/orders-details/1'))
    expect(getTexts()).toEqual(['ORD-1', 'ORD-1'])
  })
})

describe('scanning with the camera', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'))

  /** Holds packs with these codes in front of the camera, one after the other. */
  function holdUp(...codes: string[]) {
    const left = [...codes]
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        detect = () => Promise.resolve(left.splice(0, 1).map((rawValue) => ({ rawValue })))
      },
    )
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    const mediaDevices = { getUserMedia: () => Promise.resolve({ getTracks: () => [] }) }
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })
  }

  it('a later scan wins over the reply to an earlier one', async () => {
    holdUp('111', '222')
    const onClose = vi.fn()
    const { reply, isSent } = open(<ScanDialog onClose={onClose} />)
    await isSent('222')
    await reply('111', '1')
    expect(onClose).not.toHaveBeenCalled()
    expect(place()).toBe('/dashboard')
    await reply('222', '2')
    expect(onClose).toHaveBeenCalledOnce()
    expect(place()).toBe('/dashboard/orders-details/2')
  })

  it('a reply after the dialog was closed opens no page', async () => {
    holdUp('111')
    function Page() {
      const [isOpen, setIsOpen] = useState(true)
      return isOpen && <ScanDialog onClose={() => setIsOpen(false)} />
    }
    const { reply, isSent } = open(<Page />)
    await isSent('111')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await reply('111', '1')
    expect(place()).toBe('/dashboard')
  })
})
