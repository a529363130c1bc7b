import fastify from 'fastify'
import { expect, it } from 'vitest'
import { readCaller, toNetwork } from './caller.ts'
import { normalizeForwarded } from './forwarded-addresses.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001:0DB8:0001::9', '2001:db8:1:0'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
])('toNetwork maps the address %s to the network %s', (ip, network) => {
  expect(toNetwork(ip)).toBe(network)
})

it.each([
  ['nobody', false, '127.0.0.1'],
  ['the proxy that sends it', 'loopback', '198.51.100.1'],
  ['another proxy', '10.0.0.7', '127.0.0.1'],
])('readCaller trusts %s for the address', async (_who, trustProxy, address) => {
  const app = fastify({ trustProxy })
  app.get('/', (request) => readCaller(request))
  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.1', forwarded: 'for=203.0.113.9' }
  const reply = await app.inject({ url: '/', headers })
  expect(reply.json()).toMatchObject({ address })
  await app.close()
})

it.each([
  ['203.0.113.9:5555', '203.0.113.9'],
  ['[2001:db8::9]:5555', '2001:db8:0:0'],
  ['"[2001:DB8::9]"', '2001:db8:0:0'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['203.0.113.9, 127.0.0.1:80', '203.0.113.9'],
  ['garbage, 203.0.113.9', '203.0.113.9'],
  ['203.0.113.9, unknown', '127.0.0.1'],
  ['1.2.3.4:99999999, [::1', '127.0.0.1'],
  ['<script>', '127.0.0.1'],
  [',', '127.0.0.1'],
])(
  'readCaller finds the caller in the forwarded addresses "%s": %s',
  async (forwarded, address) => {
    const app = fastify({ trustProxy: 'loopback' })
    normalizeForwarded(app)
    app.get('/', (request) => readCaller(request))
    const reply = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })
    expect(reply.json()).toMatchObject({ address })
    await app.close()
  },
)
