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

describe('a box that searches', () => {
  it('does so once the typing has rested for 300 ms, without blanks around the text', () => {
    show('')
    type(' mi')
    pass(299)
    type(' milk ')
    pass(299)
    expect(onSearch).not.toHaveBeenCalled()
    pass(1)
    expect(onSearch.mock.calls).toEqual([['milk']])
  })

  it('does not search for what is searched for already', () => {
    show('milk')
    type('milk ')
    pass(1000)
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('keeps what was typed while its own search comes back', () => {
    const rerender = show('')
    type('mil')
    pass(300)
    type('milk')
    rerender(field('mil'))
    expect(box()).toHaveProperty('value', 'milk')
    pass(300)
    expect(onSearch.mock.calls).toEqual([['mil'], ['milk']])
  })

  it('takes over a search from elsewhere, such as the way back', () => {
    const rerender = show('milk')
    rerender(field('rice'))
    expect(box()).toHaveProperty('value', 'rice')
    pass(1000)
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('is emptied by its button', () => {
    show('milk')
    fireEvent.click(screen.getByLabelText('Clear the search'))
    pass(300)
    expect(onSearch.mock.calls).toEqual([['']])
  })
})
