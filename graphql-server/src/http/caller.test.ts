import fastify from 'fastify'
import { expect, it } from 'vitest'
import { readCaller, toNetwork } from './caller.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
])('maps the address %s to the network %s', (ip, network) => {
  expect(toNetwork(ip)).toBe(network)
})

it.each([
  ['nobody', false, '127.0.0.1'],
  ['the proxy that sends it', 'loopback', '198.51.100.1'],
  ['another proxy', '10.0.0.7', '127.0.0.1'],
])('trusts %s for the address of the caller', async (_who, trustProxy, address) => {
  const app = fastify({ trustProxy })
  app.get('/', (request) => readCaller(request))
  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.1', forwarded: 'for=203.0.113.9' }
  const reply = await app.inject({ url: '/', headers })
  expect(reply.json()).toMatchObject({ address })
  await app.close()
})
