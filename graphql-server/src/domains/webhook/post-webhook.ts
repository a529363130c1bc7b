import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { deliveryProblems, webhookMessages } from './messages.ts'
import { isAllowedAddress, checkWebhookUrl, type AddressRules } from './webhook-address.ts'

/** Includes the name lookup and the whole response. */
const RESPONSE_TIMEOUT_MS = 5_000
/** The maximum number of bytes to read from a response. Its contents are ignored. */
const MAX_ANSWER_BYTES = 64 * 1024

/** A request's result: the HTTP status, or null without a response, and a sentence if it failed. */
export interface PostOutcome {
  status: number | null
  problem: string | null
}

export interface PostOptions {
  rules: AddressRules
  signal: AbortSignal
  /** Resolves a name to all its addresses. Only tests replace it. */
  resolve?: Resolve
}

type Resolve = (
  name: string,
  callback: (error: Error | null, addresses?: LookupAddress[]) => void,
) => void

const systemResolve: Resolve = (name, callback) => lookUp(name, { all: true }, callback)

/**
 * Sends a body to a webhook once, and never rejects. Connects only to an address that it has checked, so a name that
 * later resolves to another address is not a danger. Does not follow redirects or use a proxy.
 */
export async function postWebhook(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string | Buffer },
  { rules, signal, resolve = systemResolve }: PostOptions,
): Promise<PostOutcome> {
  const unsuitable = checkWebhookUrl(url, rules)
  if (unsuitable) return { status: null, problem: unsuitable.message }
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
    const tooSlow = deliveryProblems.RECEIVER_TOO_SLOW().message
    return { status: null, problem: deadline.aborted ? tooSlow : describeError(error) }
  }
}

class NotPublicError extends Error {}

function sendRequest(url: URL, options: RequestOptions, body: string | Buffer): Promise<number> {
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

/** Looks up a name. Fails if one of its addresses is not allowed. */
function guardedLookup(url: URL, rules: AddressRules, resolve: Resolve): LookupFunction {
  return (name, { all }, callback) => {
    resolve(name, (error, addresses = []) => {
      const allowed = addresses.filter(({ address }) => isAllowedAddress(address, url, rules))
      const [first] = allowed
      if (error) callback(error, [])
      else if (!first || allowed.length < addresses.length) callback(new NotPublicError(), [])
      else if (all) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
  }
}

function describeStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return deliveryProblems.RECEIVER_REDIRECTS({ status }).message
  return deliveryProblems.RECEIVER_STATUS({ status }).message
}

/** Describes an error without host names and response contents. */
function describeError(error: unknown): string {
  if (error instanceof NotPublicError) return webhookMessages.WEBHOOK_ADDRESS_NOT_PUBLIC().message
  const reason = error instanceof Error && 'code' in error ? error.code : null
  return typeof reason === 'string'
    ? deliveryProblems.RECEIVER_UNREACHABLE({ reason }).message
    : deliveryProblems.RECEIVER_SILENT().message
}
