import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import CancelRoute from './CancelRoute.tsx'
import SuccessRoute from './SuccessRoute.tsx'

function renderHeading(route: 'success' | 'cancel', state?: unknown) {
  render(
    <MemoryRouter initialEntries={[{ pathname: `/${route}`, state }]}>
      {route === 'success' ? <SuccessRoute /> : <CancelRoute />}
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Go To Home' }).getAttribute('href')).toBe('/')
  return screen.getByRole('heading', { level: 1 }).textContent
}

describe('the result page of a checkout', () => {
  it('shows the text of the navigation state', () => {
    expect(renderHeading('success', { text: 'Order' })).toBe('Order Successfully')
  })

  it.each([undefined, null, 'Order', { text: 7 }])("shows 'Payment' for the state %j", (state) => {
    expect(renderHeading('success', state)).toBe('Payment Successfully')
  })

  it('shows a cancelled order', () => {
    expect(renderHeading('cancel')).toBe('Order Cancel')
  })
})
