import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, MemoryRouter, Outlet, Route, Routes, useNavigate } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { usePageFocus } from './use-page-focus.ts'

function Layout() {
  const mainRef = usePageFocus()
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <main ref={mainRef} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}

const list = (
  <>
    <h1>Products</h1>
    <Link to="/curd">Curd</Link>
    <Link to="/milk" tabIndex={-1} aria-hidden>
      Milk image
    </Link>
    <Link to="/milk">Milk</Link>
  </>
)

function open() {
  render(
    <MemoryRouter>
      <Routes>
        <Route element={<Layout />}>
          <Route index element={list} />
          <Route path="milk" element={<h1>Milk</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  )
}

const focused = () => document.activeElement?.textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the focus on navigation', () => {
  it("navigation moves the focus to the page's heading", async () => {
    open()
    await userEvent.click(screen.getByRole('link', { name: 'Milk' }))
    expect(focused()).toBe('Milk')
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('going back returns the focus to the link through which the page was left', async () => {
    open()
    await userEvent.click(screen.getByText('Milk image'))
    await press('Back')
    expect(focused()).toBe('Milk')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Milk' }))
  })
})
