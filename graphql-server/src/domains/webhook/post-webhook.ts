import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import {
  isAllowedAddress,
  NOT_PUBLIC,
  checkWebhookUrl,
  type AddressRules,
} from './webhook-address.ts'

/** Includes the lookup of the name and the whole response. */
const RESPONSE_TIMEOUT_MS = 5_000
/** The maximum number of bytes to read from a response, whose contents are ignored. */
const MAX_ANSWER_BYTES = 64 * 1024

/** The result of a request: the HTTP status, or null without a response, and the reason if it failed. */
export interface PostOutcome {
  status: number | null
  problem: string | null
}

export interface PostOptions {
  rules: AddressRules
  signal: AbortSignal
  /** Resolves a name to all of its addresses. Replaced in tests only. */
  resolve?: Resolve
}

type Resolve = (
  name: string,
  callback: (error: Error | null, addresses?: LookupAddress[]) => void,
) => void

const systemResolve: Resolve = (name, callback) => lookUp(name, { all: true }, callback)

/**
 * Sends a body to a webhook once, and never rejects. Connects only to an address that was checked, so that a name
 * that resolves differently the next time is no danger. Does not follow redirects or use a proxy.
 */
export async function postWebhook(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { rules, signal, resolve = systemResolve }: PostOptions,
): Promise<PostOutcome> {
  const refusal = checkWebhookUrl(url, rules)
  if (refusal !== null) return { status: null, problem: refusal }
  const deadline = AbortSignal.timeout(RESPONSE_TIMEOUT_MS)
  const options: RequestOptions = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Kirana-Care-Webhooks',
      'content-length': Buffer.byteLength(body),
      ...headers,
    },
    agent: false,
    lookup: guardedLookup(new URL(url), rules, resolve),
    signal: AbortSignal.any([signal, deadline]),
  }
  try {
    const status = await sendRequest(new URL(url), options, body)
    return { status, problem: describeStatus(status) }
  } catch (error) {
    return { status: null, problem: deadline.aborted ? TOO_LATE : describeError(error) }
  }
}

const TOO_LATE = 'There was no complete response within five seconds.'

function sendRequest(url: URL, options: RequestOptions, body: string): Promise<number> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      readSome(answer).then(() => resolve(answer.statusCode ?? 0), reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function readSome(answer: IncomingMessage): Promise<void> {
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_ANSWER_BYTES) break
  }
}

/** Looks up a name and returns only the addresses that are allowed. */
function guardedLookup(url: URL, rules: AddressRules, resolve: Resolve): LookupFunction {
  return (name, { all }, callback) => {
    resolve(name, (error, addresses = []) => {
      const allowed = addresses.filter(({ address }) => isAllowedAddress(address, url, rules))
      const [first] = allowed
      if (error) callback(error, [])
      else if (!first || allowed.length < addresses.length) callback(new Error(NOT_PUBLIC), [])
      else if (all) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
  }
}

function describeStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400)
    return `The partner’s server answered ${status}: redirects are not followed.`
  return `The partner’s server answered ${status}.`
}

/** Describes what went wrong, without host names and contents of the response. */
function describeError(error: unknown): string {
  if (error instanceof Error && error.message === NOT_PUBLIC) return NOT_PUBLIC
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' ? `There was no answer (${code}).` : 'There was no answer.'
}
