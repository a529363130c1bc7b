import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PageFailure } from './PageFailure.tsx'

it('a page that failed can be reloaded, and says when the device is offline', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(<PageFailure />)
  expect(screen.getByRole('alert').textContent).toContain('Your cart is safe.')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
  isOnline.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByRole('alert').textContent).toContain('You are offline')
})
