import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { Link, MemoryRouter, Outlet, Route, Routes, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useScrollRestoration } from './use-scroll-restoration.ts'

const scrollTo = vi.fn()

beforeEach(() => {
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
})

function Layout() {
  const mainRef = useRef<HTMLElement>(null)
  useScrollRestoration(mainRef)
  const navigate = useNavigate()
  return (
    <main ref={mainRef}>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Outlet />
    </main>
  )
}

/** Opens a list, scrolls it and opens a product. */
async function leaveList(y: number) {
  render(
    <MemoryRouter>
      <Routes>
        <Route element={<Layout />}>
          <Route index element={<Link to="/milk">Milk</Link>} />
          <Route path="milk" element={<Link to="/curd">Curd</Link>} />
          <Route path="curd" element={null} />
        </Route>
      </Routes>
    </MemoryRouter>,
  )
  scroll(y)
  await userEvent.click(screen.getByRole('link', { name: 'Milk' }))
}

function scroll(y: number) {
  vi.stubGlobal('scrollY', y)
  fireEvent.scroll(window)
}

const goBack = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }))
const style = () => screen.getByRole('main').style

describe('the scroll position', () => {
  it('a new page starts at the top, and going back restores the last position', async () => {
    await leaveList(700)
    expect(scrollTo.mock.lastCall).toEqual([0, 0])
    goBack()
    expect(scrollTo.mock.lastCall).toEqual([0, 700])
  })

  it('the page reserves its height for ten seconds while the list reloads', async () => {
    await leaveList(700)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    goBack()
    expect(style().minHeight).toBe(`${700 + window.innerHeight}px`)
    vi.advanceTimersByTime(10_000)
    expect(style().minHeight).toBe('')
  })

  it('the page reserves its height until it is left', async () => {
    await leaveList(700)
    goBack()
    expect(style().minHeight).not.toBe('')
    await userEvent.click(screen.getByRole('link', { name: 'Milk' }))
    expect(style().minHeight).toBe('')
  })
})
