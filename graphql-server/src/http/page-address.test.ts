import { describe, expect, it } from 'vitest'
import { repairUrl } from './page-address.ts'

const id = '66f0a1b2c3d4e5f60718293a'

describe('repairUrl', () => {
  it.each([
    [`/product/100%-juice-${id}`, `/product/100%25-juice-${id}`],
    [`/product/5%ff-${id}?x=%`, `/product/5%25ff-${id}?x=%`],
    [`/50%-off%20%-${id}`, `/50%25-off%20%25-${id}`],
    [`/%E0%A4%A6%-${id}`, `/%E0%A4%A6%25-${id}`],
    ['/product/100%-a2-', '/product/100%25-a2-'],
    ['/product/%E0%A4%A', '/product/%25E0%25A4%25A'],
  ])('an old link with a bare percent sign is repaired: %s', (url, repaired) => {
    expect(repairUrl(url)).toBe(repaired)
    expect(() => decodeURIComponent(repaired.split('?')[0] ?? '')).not.toThrow()
    expect(repairUrl(repaired)).toBeNull()
  })

  it.each(['/api/x%-1', '/x%.js', `/product/juice-${id}`])(
    '%s is not repaired, because it is not an old link with a bare percent sign',
    (url) => {
      expect(repairUrl(url)).toBeNull()
    },
  )
})
