import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Link, MemoryRouter } from 'react-router-dom'
import { fakePauses, pass } from '../../../test/pauses.ts'
import { Toaster } from './Toaster.tsx'
import { toast } from './toast.ts'

/** Shows the toasts above a page. */
async function show() {
  render(
    <MemoryRouter>
      <div id="toasts" />
      <Link to="/?q=milk">Milk</Link>
      <Link to="/login">Login</Link>
      <Toaster />
    </MemoryRouter>,
  )
  await pass(1_000)
  // The host has loaded when it shows its first toast.
  act(() => toast.success('Ready'))
  await pass(0)
  await screen.findByText('Ready')
}

const isGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull())

beforeEach(() => {
  fakePauses()
  const query = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('matchMedia', () => query)
})

describe('a toast', () => {
  it('a toast replaces an equal one', async () => {
    await show()
    act(() => toast.info('You are offline'))
    for (let press = 0; press < 9; press++) act(() => toast.info('Scan the QR code'))
    await waitFor(() => expect(screen.getAllByText('Scan the QR code')).toHaveLength(1))
    expect(screen.getByText('You are offline')).toBeTruthy()
  })

  it('a new attempt hides toasts with errors and notes, but not with successes', async () => {
    await show()
    act(() => toast.error('The code is wrong.'))
    act(() => toast.info('Scan the QR code'))
    act(() => toast.success('Item added'))
    await screen.findByText('The code is wrong.')
    act(() => toast.clear())
    await isGone('The code is wrong.')
    await isGone('Scan the QR code')
    expect(screen.getByText('Item added')).toBeTruthy()
  })

  it('opening another page hides an error toast, unless it explains that page', async () => {
    await show()
    act(() => toast.errorOnNextPage('Please login to add items to cart'))
    act(() => toast.error('The code is wrong.'))
    fireEvent.click(screen.getByRole('link', { name: 'Milk' }))
    await screen.findByText('The code is wrong.')
    fireEvent.click(screen.getByRole('link', { name: 'Login' }))
    await isGone('The code is wrong.')
    expect(screen.getByText('Please login to add items to cart')).toBeTruthy()
    act(() => toast.clear())
    await isGone('Please login to add items to cart')
  })

  it('a toast that is hidden before toasts have loaded never appears', async () => {
    toast.error('The code is wrong.')
    toast.clear()
    await show()
    expect(screen.queryByText('The code is wrong.')).toBeNull()
  })
})
