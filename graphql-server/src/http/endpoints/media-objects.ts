import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLError } from 'graphql'
import { requestError } from '../../lib/errors.ts'
import { isPictureFile } from '../../lib/pictures.ts'
import type { FileFacts, ObjectStorage } from '../../uploads/object-storage.ts'
import { httpMessages } from '../messages.ts'
import { isNotModified, readRange } from './file-requests.ts'

/** Nothing in an image can run. */
export const CONTENT_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

const HEADERS = {
  ...CONTENT_HEADERS,
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=31536000, immutable',
}

/** Streams images from an object store, with the headers that @fastify/static sends for files on disk. */
export function serveObjects(app: FastifyInstance, pictures: ObjectStorage): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler(request, reply) {
      const file = request.params['*']
      if (!isPictureFile(file)) throw nothingHere()
      return isPlain(request)
        ? sendWhole(reply, pictures, file)
        : sendWhatIsNeeded(request, reply, pictures, file)
    },
  })
}

/** Whether the request is for the whole file without conditions, so that its metadata is not needed first. */
function isPlain({ method, headers }: FastifyRequest): boolean {
  const conditions = [headers.range, headers['if-none-match'], headers['if-modified-since']]
  return method === 'GET' && conditions.every((value) => value === undefined)
}

async function sendWhole(reply: FastifyReply, pictures: ObjectStorage, file: string) {
  const opened = await pictures.open(file)
  if (!opened) throw nothingHere()
  return describe(reply, opened).send(opened.body)
}

/** Answers a HEAD request, or a request for a part of a file or for a file that the client may already have. */
async function sendWhatIsNeeded(
  request: FastifyRequest,
  reply: FastifyReply,
  pictures: ObjectStorage,
  file: string,
) {
  const facts = await pictures.stat(file)
  if (!facts) throw nothingHere()
  if (isNotModified(request.headers, facts)) return describeUnsent(reply, facts).code(304).send()
  const range = readRange(request.headers, facts)
  const opened = request.method === 'HEAD' ? null : await pictures.open(file, range)
  if (!opened && request.method !== 'HEAD') throw nothingHere()
  describe(reply, facts)
  if (range) {
    const { start, end } = range
    void reply.code(206).header('content-range', `bytes ${start}-${end}/${facts.size}`)
    void reply.header('content-length', end - start + 1)
  }
  return reply.send(opened?.body)
}

function nothingHere(): GraphQLError {
  return requestError(httpMessages.NOTHING_HERE())
}

function describe(reply: FastifyReply, facts: FileFacts): FastifyReply {
  return describeUnsent(reply, facts).type('image/webp').header('content-length', facts.size)
}

/** Sets the headers that are sent even without the content. */
function describeUnsent(reply: FastifyReply, { etag, lastModified }: FileFacts): FastifyReply {
  return reply.headers({ ...HEADERS, etag, 'last-modified': lastModified.toUTCString() })
}
