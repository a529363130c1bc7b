import { describe, expect, it, vi } from 'vitest'
import { forgetRecent, listRecent, noteRecent } from './recent-products.ts'

const id = (number: number) => number.toString(16).padStart(24, '0')

describe('the recent products', () => {
  it('the recent products are at most 13, each once, the latest first', () => {
    for (let number = 1; number <= 15; number += 1) noteRecent(id(number))
    noteRecent(id(10))
    expect(listRecent()).toHaveLength(13)
    expect(listRecent().slice(0, 3)).toEqual([id(10), id(15), id(14)])
    forgetRecent()
    expect(listRecent()).toEqual([])
  })

  it('the recent products ignore invalid stored values', () => {
    localStorage.setItem('recent-products', `<b> ${id(1)} {"a":1}`)
    expect(listRecent()).toEqual([id(1)])
  })

  it('the recent products last as long as the page if the browser blocks storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    noteRecent(id(2))
    expect(listRecent()).toEqual([id(2)])
    forgetRecent()
  })
})
