import { describe, expect, it } from 'vitest'
import { repairAddress } from './repair-address.ts'

const id = '66f0a1b2c3d4e5f60718293a'
const repair = (address: string) => repairAddress(new URL(address, 'http://store.invalid'))

describe('an old link', () => {
  it.each([
    [`/product/a2-#1-${id}`, `/product/a2-%231-${id}`],
    [`/product/what?-now-${id}`, `/product/what%3F-now-${id}`],
    [`/a#b?-${id}/c?#-${id}`, `/a%23b%3F-${id}/c%3F%23-${id}`],
  ])('repairAddress repairs the old link %s', (address, repaired) => {
    expect(repair(address)).toBe(repaired)
    expect(repair(repaired), 'only once').toBeNull()
  })

  it.each(['/nothing', `/product/x-${id}`, '/search?q=x', '/product/x?utm=y#top', `/x?id=${id}`])(
    'repairAddress leaves %s alone',
    (address) => {
      expect(repair(address)).toBeNull()
    },
  )
})
