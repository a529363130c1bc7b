import { describe, expect, it } from 'vitest'
import { toSlug } from '../../lib/slug.ts'
import { pageAddress, repairUrl } from './page-address.ts'

const id = '66f0a1b2c3d4e5f60718293a'
const other = '66f0a1b2c3d4e5f60718293b'
const hostile = encodeURIComponent(toSlug(`100% A2 #1? ü/&+'" %41 %zz`))

describe('the page of an item', () => {
  it.each([
    [`/product/${hostile}-${id}`, `/product/${id}`],
    [`/${hostile}-${id}`, `/${id}`],
    [`/${hostile}-${id}/${hostile}-${other}?x=1`, `/${id}/${other}`],
  ])('%s is found by its id, whatever its name', (url, address) => {
    expect(pageAddress(url)?.address).toBe(address)
  })
})

describe('an old link with a bare percent sign', () => {
  it.each([
    [`/product/100%-juice-${id}`, `/product/100%25-juice-${id}`],
    [`/product/5%ff-${id}?x=%`, `/product/5%25ff-${id}?x=%`],
    [`/50%-off%20%-${id}`, `/50%25-off%20%25-${id}`],
    [`/%E0%A4%A6%-${id}`, `/%E0%A4%A6%25-${id}`],
    ['/product/100%-a2-', '/product/100%25-a2-'],
    ['/product/%E0%A4%A', '/product/%25E0%25A4%25A'],
  ])('%s is repaired', (url, repaired) => {
    expect(repairUrl(url)).toBe(repaired)
    expect(() => decodeURIComponent(repaired.split('?')[0] ?? '')).not.toThrow()
    expect(repairUrl(repaired)).toBeNull()
  })

  it.each(['/api/x%-1', '/x%.js', `/product/juice-${id}`])('is not seen in %s', (url) => {
    expect(repairUrl(url)).toBeNull()
  })
})
