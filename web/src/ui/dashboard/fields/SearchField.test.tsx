import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

beforeEach(() => void vi.useFakeTimers())

const onSearch = vi.fn()
const field = (value: string) => (
  <SearchField label="Search" placeholder="" value={value} onSearch={onSearch} />
)

function show(value: string) {
  onSearch.mockReset()
  return render(field(value)).rerender
}

const box = () => screen.getByLabelText('Search')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

describe('the search field', () => {
  it('the search field searches for the trimmed text when typing pauses for 300 ms', () => {
    show('')
    type(' mi')
    pass(299)
    type(' milk ')
    pass(299)
    expect(onSearch).not.toHaveBeenCalled()
    pass(1)
    expect(onSearch.mock.calls).toEqual([['milk']])
  })

  it('the search field searches at once when a scanner presses Enter, and the next scan replaces the text', () => {
    show('')
    type('4006381333931')
    fireEvent.submit(box())
    expect(onSearch.mock.calls).toEqual([['4006381333931']])
    expect(box()).toMatchObject({ selectionStart: 0, selectionEnd: 13 })
    pass(1000)
    expect(onSearch).toHaveBeenCalledOnce()
  })

  it('the search field does not repeat the current search', () => {
    show('milk')
    type('milk ')
    pass(1000)
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('the search field keeps the typed text while its own search arrives as the value', () => {
    const rerender = show('')
    type('mil')
    pass(300)
    type('milk')
    rerender(field('mil'))
    expect(box()).toHaveProperty('value', 'milk')
    pass(300)
    expect(onSearch.mock.calls).toEqual([['mil'], ['milk']])
  })

  it('the search field adopts a search from elsewhere, such as going back', () => {
    const rerender = show('milk')
    rerender(field('rice'))
    expect(box()).toHaveProperty('value', 'rice')
    pass(1000)
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('the search field is cleared with its button', () => {
    show('milk')
    fireEvent.click(screen.getByLabelText('Clear the search'))
    pass(300)
    expect(onSearch.mock.calls).toEqual([['']])
  })
})
