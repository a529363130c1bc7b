import { expect, it } from 'vitest'
import { mailLink, mapLink, phoneLink, whatsAppLink } from './contact-links.ts'

it('mailLink encodes characters that would end the address', () => {
  expect(mailLink('asha.rao@example.com')).toBe('mailto:asha.rao@example.com')
  const link = new URL(mailLink('a?b&c#d%41@example.com'))
  expect(link.search + link.hash).toBe('')
  expect(decodeURIComponent(link.pathname)).toBe('a?b&c#d%41@example.com')
})

it('phoneLink keeps only digits and the plus', () => {
  expect(phoneLink('+91 (80) 1234-5678 #9')).toBe('tel:+9180123456789')
  expect(phoneLink('1800')).toBe('tel:1800')
})

it.each([
  ['+91 98765 43210', '919876543210'],
  ['98765 43210', '919876543210'],
  ['098765 43210', '919876543210'],
  ['+44 20 7946 0958', '442079460958'],
])('whatsAppLink turns %s into the number %s', (phone, number) => {
  expect(whatsAppLink(phone)).toBe(`https://wa.me/${number}`)
})

it('whatsAppLink encodes the message', () => {
  const link = new URL(whatsAppLink('98765 43210', 'Order #1 & more'))
  expect(link.searchParams.get('text')).toBe('Order #1 & more')
})

it('mapLink encodes characters that would end the address', () => {
  const { origin, searchParams, hash } = new URL(mapLink('Flat #4, A & B Road'))
  expect([origin, hash]).toEqual(['https://www.google.com', ''])
  expect(searchParams.get('query')).toBe('Flat #4, A & B Road')
})
