import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Gallery } from './Gallery.tsx'
// Loads the chunk before the first test begins.
import './PictureZoom.tsx'

const scrollTo = vi.fn()

/** Shows this many images, each 500 px wide. */
function show(count: number) {
  const images = Array.from({ length: count }, (_, index) => ({ url: `/${index}`, srcSet: null }))
  render(<Gallery product={{ id: 'rice', name: 'Rice', images }} />)
  const stage = screen.getByRole('group', { name: 'Images' })
  Object.defineProperties(stage, { clientWidth: { value: 500 }, scrollTo: { value: scrollTo } })
  return stage
}

function scrollBy(stage: HTMLElement, key: string) {
  scrollTo.mockReset()
  fireEvent.keyDown(stage, { key })
  return scrollTo.mock.calls
}

describe('the product images', () => {
  it('the image gallery takes the keyboard focus, and the arrow keys show the next and the previous image', () => {
    const stage = show(3)
    expect(stage.tabIndex).toBe(0)
    expect(scrollBy(stage, 'ArrowRight')).toEqual([[{ left: 500 }]])
    fireEvent.scroll(stage, { target: { scrollLeft: 1000 } })
    expect(scrollBy(stage, 'ArrowRight')).toEqual([[{ left: 1000 }]])
    expect(scrollBy(stage, 'ArrowLeft')).toEqual([[{ left: 500 }]])
    expect(scrollBy(stage, 'Enter')).toEqual([])
  })

  it('the image gallery does not take the focus when there is only one image', () => {
    expect(show(1).tabIndex).toBe(-1)
  })

  it('the image gallery uses CSS scrolling, which respects reduced motion', () => {
    show(3)
    scrollTo.mockReset()
    fireEvent.click(screen.getByRole('button', { name: 'Show image 2' }))
    expect(scrollTo.mock.calls).toEqual([[{ left: 500 }]])
  })

  it('a product image opens in a dialog, where buttons and keys zoom and show the other images', async () => {
    show(3)
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge image 2' }))
    const dialog = await screen.findByRole('dialog', { name: 'Images' })
    const source = () => within(dialog).getByRole('img').getAttribute('src')
    expect(source()).toBe('/1')
    expect(within(dialog).getByText('2 / 3')).toBeTruthy()
    await userEvent.keyboard('{ArrowRight}')
    expect(source()).toBe('/2')
    expect(
      within(dialog).getByRole('button', { name: 'Next image' }).getAttribute('aria-disabled'),
    ).toBe('true')
    const zoomOut = within(dialog).getByRole('button', { name: 'Zoom out' })
    expect(zoomOut.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }))
    expect(zoomOut.getAttribute('aria-disabled')).toBeNull()
    await userEvent.keyboard('{ArrowLeft}')
    expect(source(), 'the arrow keys move an enlarged image').toBe('/2')
    fireEvent.doubleClick(within(dialog).getByRole('img'))
    expect(zoomOut.getAttribute('aria-disabled')).toBe('true')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enlarge image 2' }))
  })

  it('the image gallery opens no dialog if the product has no image', () => {
    show(0)
    expect(screen.queryByRole('button', { name: /^Enlarge/ })).toBeNull()
  })
})
