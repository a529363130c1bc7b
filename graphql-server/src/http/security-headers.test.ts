import fastify from 'fastify'
import { expect, it } from 'vitest'
import { createSecureReply, secureReplies } from './security-headers.ts'

it.each([
  [false, 'max-age=31536000'],
  [true, 'max-age=31536000; includeSubDomains'],
])(
  'browsers use HTTPS for the other hosts in the domain: %s',
  async (includeSubDomains, header) => {
    const app = fastify()
    secureReplies(app, createSecureReply({ includeSubDomains }))
    const { headers } = await app.inject('/')
    expect(headers['strict-transport-security']).toBe(header)
    await app.close()
  },
)
