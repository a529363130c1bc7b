import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Gallery } from './Gallery.tsx'

const scrollTo = vi.fn()

/** Shows as many pictures, each 500 px wide. */
function show(count: number) {
  const images = Array.from({ length: count }, (_, index) => ({ url: `/${index}`, srcSet: null }))
  render(<Gallery product={{ id: 'rice', name: 'Rice', images }} />)
  const stage = screen.getByRole('group', { name: 'Pictures' })
  Object.defineProperties(stage, { clientWidth: { value: 500 }, scrollTo: { value: scrollTo } })
  return stage
}

function scrollBy(stage: HTMLElement, key: string) {
  scrollTo.mockReset()
  fireEvent.keyDown(stage, { key })
  return scrollTo.mock.calls
}

describe('the pictures of a product', () => {
  it('take the keyboard focus, and the arrow keys show the next and the previous one', () => {
    const stage = show(3)
    expect(stage.tabIndex).toBe(0)
    expect(scrollBy(stage, 'ArrowRight')).toEqual([[{ left: 500 }]])
    fireEvent.scroll(stage, { target: { scrollLeft: 1000 } })
    expect(scrollBy(stage, 'ArrowRight')).toEqual([[{ left: 1000 }]])
    expect(scrollBy(stage, 'ArrowLeft')).toEqual([[{ left: 500 }]])
    expect(scrollBy(stage, 'Enter')).toEqual([])
  })

  it('do not take the focus when there is only one', () => {
    expect(show(1).tabIndex).toBe(-1)
  })

  it('leave the kind of scrolling to the style sheet, which respects reduced motion', () => {
    show(3)
    scrollTo.mockReset()
    fireEvent.click(screen.getByRole('button', { name: 'Show picture 2' }))
    expect(scrollTo.mock.calls).toEqual([[{ left: 500 }]])
  })
})
