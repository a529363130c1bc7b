import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Picture } from './Picture.tsx'

const apple = { url: '/media/apple-640.webp', srcSet: '/media/apple-160.webp 160w' }

describe('an image', () => {
  it('an image has its size and required width before it has loaded', () => {
    render(<Picture image={apple} alt="Apple" sizes="160px" side={160} />)
    const img = screen.getByRole('img', { name: 'Apple' })
    expect(img.getAttribute('width')).toBe('160')
    expect(img.getAttribute('height')).toBe('160')
    expect(img.getAttribute('srcset')).toBe('/media/apple-160.webp 160w')
    expect(img.getAttribute('loading')).toBe('lazy')
  })

  it('an image shows the fallback icon when it fails to load', () => {
    const { container, rerender } = render(<Picture image={apple} alt="Apple" sizes="160px" />)
    fireEvent.error(screen.getByRole('img', { name: 'Apple' }))
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByRole('img', { name: 'Apple' })).toBeTruthy()
    rerender(<Picture image={{ ...apple, url: '/media/pear.webp' }} alt="Pear" sizes="160px" />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/pear.webp')
  })

  it('an image shows a hidden fallback icon when it is missing and the name is next to it', () => {
    const { container } = render(<Picture image={null} alt="" sizes="160px" />)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
  })
})
