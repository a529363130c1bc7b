import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ToastHost } from './ToastHost.tsx'
import { toast } from './toast.ts'

it('a toast that can be undone has a button for the keyboard, which undoes it once', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  const undo = vi.fn()
  render(<ToastHost />)
  act(() => toast.success('Item remove', undo))
  const button = await screen.findByRole('button', { name: 'Undo' })
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledOnce()
  const isGone = () => expect(screen.queryByText('Item remove')).toBeNull()
  // It would disappear automatically after ten seconds.
  await waitFor(isGone, { timeout: 5_000 })
})
