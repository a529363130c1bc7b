import { describe, expect, it } from 'vitest'
import { isAllowedAddress, checkWebhookUrl } from './webhook-address.ts'

const shop = { loopback: false }
const development = { loopback: true }
const NOT_PUBLIC = 'The address is not public.'

describe('checkWebhookUrl', () => {
  it.each([
    'https://partner.example/hook',
    'https://partner.example:8443/hook?from=kirana',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
  ])('checkWebhookUrl accepts %s', (url) => {
    expect([checkWebhookUrl(url, shop), checkWebhookUrl(url, development)]).toEqual([null, null])
  })

  it.each([
    ['', 'Please enter an address that begins with https://.'],
    ['partner.example/hook', 'Please enter an address that begins with https://.'],
    ['http://partner.example/hook', 'The address must begin with https://.'],
    ['ftp://partner.example/hook', 'The address must begin with https://.'],
    ['javascript:alert(1)', 'The address must begin with https://.'],
    ['file:///etc/passwd', 'The address must begin with https://.'],
    ['https://user@partner.example/', 'The address must not contain a user name or password.'],
    ['https://:secret@partner.example/', 'The address must not contain a user name or password.'],
    ['https://partner.example/#part', 'The address must not contain a fragment (#).'],
    ['https://partner.example/#', 'The address must not contain a fragment (#).'],
  ])('checkWebhookUrl rejects %j', (url, message) => {
    expect(checkWebhookUrl(url, shop)?.message).toBe(message)
  })

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.255.255.254:8080/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
  ])('checkWebhookUrl rejects %s except in development', (url) => {
    expect(checkWebhookUrl(url, shop)?.message).toBe(NOT_PUBLIC)
    expect(checkWebhookUrl(url, development)).toBeNull()
  })

  it('checkWebhookUrl accepts http:// only for this machine, in development', () => {
    expect(checkWebhookUrl('http://127.0.0.1:9000/hook', development)).toBeNull()
    expect(checkWebhookUrl('http://8.8.8.8/hook', development)?.message).toBe(NOT_PUBLIC)
  })
})

describe('isAllowedAddress', () => {
  it.each([
    ['this network', '0.0.0.0'],
    ['private', '10.0.0.7'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['link-local, where clouds provide secrets', '169.254.169.254'],
    ['reserved', '192.0.0.170'],
    ['for documentation', '203.0.113.9'],
    ['for benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['unique-local', 'fd00:ec2::254'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['mapped IPv4', '::ffff:10.0.0.7'],
    ['mapped IPv4 in hexadecimal', '::ffff:a9fe:a9fe'],
    ['compatible IPv4', '::7f00:1'],
    ['IPv4 behind NAT64', '64:ff9b::7f00:1'],
    ['IPv4 in 6to4', '2002:7f00:1::'],
    ['IPv4 in Teredo', '2001:0:7f00:1::'],
    ['for documentation', '2001:db8::1'],
    ['discarded', '100::1'],
    ['a name', 'localhost'],
  ])('isAllowedAddress rejects an address that is %s: %s', (_what, address) => {
    const url = new URL('https://partner.example/')
    expect(isAllowedAddress(address, url, shop)).toBe(false)
    expect(isAllowedAddress(address, url, development)).toBe(false)
  })

  it.each(['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'isAllowedAddress accepts the public address %s',
    (address) => {
      expect(isAllowedAddress(address, new URL('https://partner.example/'), shop)).toBe(true)
      expect(isAllowedAddress(address, new URL('http://partner.example/'), development)).toBe(false)
    },
  )
})
