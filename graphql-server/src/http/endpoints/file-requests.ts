import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange, FileFacts } from '../../uploads/object-storage.ts'

const SECOND_MS = 1000

/** Whether the client already has the file, so that the response is 304. */
export function isNotModified(headers: IncomingHttpHeaders, facts: FileFacts): boolean {
  if (headers['cache-control']?.includes('no-cache')) return false
  const condition = headers['if-none-match']
  if (condition === undefined) return isUnchangedSince(headers['if-modified-since'], facts)
  const tags = condition.split(',').map((tag) => withoutWeakness(tag.trim()))
  return tags.includes('*') || tags.includes(withoutWeakness(facts.etag))
}

/**
 * Returns the part of the file that the client requests. Undefined means the whole file, also if the client requests
 * several parts or has a part from another version. Throws if the part is outside the file.
 */
export function readRange(headers: IncomingHttpHeaders, facts: FileFacts): ByteRange | undefined {
  const [, first, last] = /^ *bytes=(\d*)-(\d*) *$/.exec(headers.range ?? '') ?? []
  if (first === undefined || last === undefined) return undefined
  if (!hasSameVersion(headers['if-range'], facts)) return undefined
  const { size } = facts
  const start = first === '' ? size - Number(last) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start < 0 || start > end) throw new RangeNotSatisfiable(size)
  return { start, end }
}

/** Has the response's status and header, like the error in @fastify/static for files on disk. */
class RangeNotSatisfiable extends Error {
  readonly statusCode = 416
  readonly headers: Record<string, string>

  constructor(size: number) {
    super('The file has no such part.')
    this.headers = { 'Content-Range': `bytes */${size}` }
  }
}

function hasSameVersion(ifRange: string | string[] | undefined, facts: FileFacts): boolean {
  if (ifRange === undefined) return true
  const condition = String(ifRange)
  return condition.includes('"') ? condition === facts.etag : isUnchangedSince(condition, facts)
}

/** Compares without milliseconds, which HTTP dates do not have. False without a valid date. */
function isUnchangedSince(date: string | undefined, { lastModified }: FileFacts): boolean {
  const seconds = Math.floor(lastModified.getTime() / SECOND_MS)
  return seconds * SECOND_MS <= Date.parse(date ?? '')
}

/** Some proxies make tags weak. */
function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '')
}
