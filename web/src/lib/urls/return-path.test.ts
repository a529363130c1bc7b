import { describe, expect, it } from 'vitest'
import { getReturnPath, getWantedProduct } from './return-path.ts'

describe('the path after a login', () => {
  it.each(['/cart', '/search?q=milk%20%26%20tea', '/product/toned-milk-66f0a1', '/#top', '/a//b'])(
    'getReturnPath returns %s',
    (from) => {
      expect(getReturnPath({ from })).toBe(from)
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'cart',
    '',
    ' /cart',
  ])('getReturnPath returns the front page instead of %j', (from) => {
    expect(getReturnPath({ from })).toBe('/')
  })

  it.each(['/login', '/login?x=1', '/register', '/x/../login'])(
    'getReturnPath does not return %s, which would loop',
    (from) => {
      expect(getReturnPath({ from })).toBe('/')
    },
  )

  it.each([null, undefined, 'cart', 7, [], {}, { from: null }, { from: { toString: () => '/' } }])(
    'getReturnPath returns the front page when the state is %j',
    (state) => {
      expect(getReturnPath(state)).toBe('/')
    },
  )
})

describe('the product that a guest wanted to add', () => {
  it("getWantedProduct returns the product's id", () => {
    expect(getWantedProduct({ from: '/', add: '66f0a1' })).toBe('66f0a1')
  })

  it.each([null, 'milk', {}, { add: null }, { add: 7 }, { add: ['66f0a1'] }])(
    'getWantedProduct returns null when the state is %j',
    (state) => {
      expect(getWantedProduct(state)).toBeNull()
    },
  )
})
