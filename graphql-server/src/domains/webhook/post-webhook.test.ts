import type { LookupAddress } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startReceiver, status, type Receiver } from '../../../test/support/webhook-receiver.ts'
import { postWebhook, type PostOptions } from './post-webhook.ts'

let receiver: Receiver

beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await receiver.close()
})

const content = { headers: { 'webhook-id': 'one' }, body: '{"name":"दूध"}' }

function post(url: string, options: Partial<PostOptions> = {}) {
  const usual = { rules: { loopback: true }, signal: new AbortController().signal }
  return postWebhook(url, content, { ...usual, ...options })
}

/** Resolves a name to these addresses, with the next ones at each lookup. */
function leadingTo(...answers: string[][]): PostOptions['resolve'] {
  return (_name, callback) => {
    const addresses = answers.length > 1 ? answers.shift() : answers[0]
    callback(
      null,
      (addresses ?? []).map((address): LookupAddress => {
        return { address, family: address.includes(':') ? 6 : 4 }
      }),
    )
  }
}

/** Makes every timeout expire after a fifth of a second. */
function shortDeadline() {
  const signal = AbortSignal.timeout(200)
  return vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal)
}

describe('the response status', () => {
  it('postWebhook sends the complete body with its headers', async () => {
    expect(await post(receiver.url)).toEqual({ status: 200, problem: null })
    expect(receiver.received).toMatchObject([
      { text: content.body, headers: { 'webhook-id': 'one', 'content-type': 'application/json' } },
    ])
  })

  it.each([200, 201, 202, 204, 299])('postWebhook reports success for status %i', async (code) => {
    receiver.answer = status(code)
    expect(await post(receiver.url)).toEqual({ status: code, problem: null })
  })

  it.each([400, 404, 410, 429, 500, 503])(
    'postWebhook reports a problem for status %i',
    async (code) => {
      receiver.answer = status(code)
      const problem = `The partner’s server answered ${code}.`
      expect(await post(receiver.url)).toEqual({ status: code, problem })
    },
  )
})

describe('difficult receivers', () => {
  it.each([301, 302, 303, 307, 308])(
    'postWebhook does not follow a redirect with %i',
    async (code) => {
      const elsewhere = await startReceiver()
      receiver.answer = status(code, { location: elsewhere.url })
      const problem = `The partner’s server answered ${code}. Redirects are not followed.`
      expect(await post(receiver.url)).toEqual({ status: code, problem })
      expect(elsewhere.received).toEqual([])
      await elsewhere.close()
    },
  )

  it('postWebhook gives up on a silent receiver after five seconds', async () => {
    const deadline = shortDeadline()
    receiver.answer = () => undefined
    expect(await post(receiver.url)).toEqual({ status: null, problem: TOO_LATE })
    expect(deadline).toHaveBeenCalledExactlyOnceWith(5_000)
  })

  it('postWebhook gives up on a very slow receiver after five seconds', async () => {
    const deadline = shortDeadline()
    receiver.answer = (response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(drip))
    }
    expect(await post(receiver.url)).toEqual({ status: null, problem: TOO_LATE })
    expect(deadline).toHaveBeenCalledExactlyOnceWith(5_000)
  })

  it('postWebhook reads an endless response only up to a limit', async () => {
    let sent = 0
    let hasEnded = false
    const server = createServer((_request, response) => {
      const more = () => {
        while (!hasEnded && response.write(Buffer.alloc(16_384))) sent += 16_384
      }
      response.on('drain', more)
      response.on('close', () => (hasEnded = true))
      more()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ status: 200, problem: null })
    await expect.poll(() => hasEnded).toBe(true)
    // Includes the contents of the sockets' buffers.
    expect(sent).toBeLessThan(16 * 1024 * 1024)
    server.close()
  })

  it('postWebhook reports an unreachable receiver by a code only', async () => {
    const { url } = receiver
    await receiver.close()
    expect(await post(url)).toEqual({
      status: null,
      problem: 'There was no response (ECONNREFUSED).',
    })
    receiver = await startReceiver()
  })

  it('postWebhook disconnects when the server stops', async () => {
    receiver.answer = () => undefined
    const stopping = new AbortController()
    const sending = post(receiver.url, { signal: stopping.signal })
    await expect.poll(() => receiver.received).toHaveLength(1)
    stopping.abort()
    expect(await sending).toMatchObject({ status: null })
  })
})

const TOO_LATE = 'There was no complete response within five seconds.'

describe('private addresses', () => {
  const shop = { rules: { loopback: false } }
  const named = () => receiver.url.replace('127.0.0.1', 'partner.example')
  const notPublic = { status: null, problem: 'The address is not public.' }

  it('postWebhook never connects to a private address outside development', async () => {
    const { port } = new URL(receiver.url)
    for (const host of ['127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '[::1]']) {
      expect(await post(`https://${host}:${port}/`, shop)).toEqual(notPublic)
    }
    for (const host of ['localhost', 'localhost.']) {
      expect(await post(`https://${host}:${port}/`, shop)).toMatchObject({ status: null })
    }
    expect(await post(receiver.url, shop)).toMatchObject({
      problem: 'The address must begin with https://.',
    })
    expect(receiver.received).toEqual([])
  })

  it.each([
    ['localhost', ['127.0.0.1']],
    ['metadata', ['169.254.169.254']],
    ['inside', ['10.0.0.7', '8.8.8.8']],
    ['both', ['8.8.8.8', '::ffff:10.0.0.7']],
  ])(
    'postWebhook never connects to a private address through the name %s',
    async (name, addresses) => {
      const resolve = leadingTo(addresses)
      expect(await post(`https://${name}.example/`, { ...shop, resolve })).toEqual(notPublic)
    },
  )

  it('postWebhook never connects to a host name without TLS, even in development', async () => {
    expect(await post('http://shop.example/', { resolve: leadingTo(['8.8.8.8']) })).toEqual(
      notPublic,
    )
  })

  it('postWebhook rejects a name that resolves to a private address the second time', async () => {
    const resolve = leadingTo(['127.0.0.1'], ['169.254.169.254'])
    expect(await post(named(), { resolve })).toEqual({ status: 200, problem: null })
    expect(await post(named(), { resolve })).toEqual(notPublic)
    expect(receiver.received).toHaveLength(1)
  })

  it('postWebhook reports a name that resolves to nothing', async () => {
    expect(await post(named(), { resolve: leadingTo([]) })).toEqual(notPublic)
  })
})
