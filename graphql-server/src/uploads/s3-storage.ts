import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inChunks } from '../lib/chunks.ts'
import type { MediaUrl } from '../lib/media-url.ts'
import { PICTURES } from './file-kinds.ts'
import type { ByteRange, FileFacts, ObjectStorage, OpenedFile } from './object-storage.ts'
import { convertFailures, createS3Client, isMissing, runWithin, S3_LIMITS } from './s3-client.ts'
import { isFileName, requireFileName } from './storage.ts'

/** The maximum number of files that S3 deletes at once. */
const MAX_DELETIONS = 1000

/** A storage in S3-compatible object storage. Connects only when it is used. */
export function createS3Storage(
  place: MediaUrl,
  { limits = S3_LIMITS, kind = PICTURES } = {},
): ObjectStorage {
  const client = createS3Client(place, limits)
  const { bucket: Bucket } = place
  const Prefix = place.prefix && `${place.prefix}/`
  const keyOf = (file: string) => `${Prefix}${file}`
  const run = <Result>(operation: (abortSignal: AbortSignal) => Promise<Result>) =>
    convertFailures(place, () => runWithin(limits.answerMs, operation))

  async function write(file: string, bytes: Buffer): Promise<void> {
    requireFileName(file)
    const content = { Body: bytes, ContentType: kind.typeOf(file) }
    const command = new PutObjectCommand({ Bucket, Key: keyOf(file), ...content })
    await run((abortSignal) => client.send(command, { abortSignal }))
  }

  async function stat(file: string): Promise<FileFacts | null> {
    if (!isFileName(file)) return null
    const command = new HeadObjectCommand({ Bucket, Key: keyOf(file) })
    return run((abortSignal) =>
      client.send(command, { abortSignal }).then(readFacts).catch(nullIfMissing),
    )
  }

  async function open(file: string, range?: ByteRange): Promise<OpenedFile | null> {
    requireFileName(file)
    const Range = range && `bytes=${range.start}-${range.end}`
    const command = new GetObjectCommand({ Bucket, Key: keyOf(file), Range })
    return run((abortSignal) =>
      client.send(command, { abortSignal }).then(readOpened).catch(nullIfMissing),
    )
  }

  async function read(file: string): Promise<Buffer | null> {
    const opened = await open(file)
    return opened && convertFailures(place, () => buffer(opened.body))
  }

  async function remove(files: string[]): Promise<void> {
    files.forEach(requireFileName)
    for await (const chunk of inChunks(files, MAX_DELETIONS)) {
      const Objects = chunk.map((file) => ({ Key: keyOf(file) }))
      const command = new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })
      await run(async (abortSignal) => {
        const { Errors: [failed] = [] } = await client.send(command, { abortSignal })
        if (failed) throw new Error(`${failed.Key} was not deleted: ${failed.Message}`)
      })
    }
  }

  async function* list(): AsyncGenerator<string> {
    const pageSize = limits.pageSize
    const pages = paginateListObjectsV2({ client, pageSize }, { Bucket, Prefix })
    for (;;) {
      const { done, value } = await run(() => pages.next())
      if (done) return
      const names = (value.Contents ?? []).map(({ Key = '' }) => Key.slice(Prefix.length))
      yield* names.filter(kind.isOwn)
    }
  }

  async function check(): Promise<void> {
    const command = new ListObjectsV2Command({ Bucket, Prefix, MaxKeys: 1 })
    await run((abortSignal) => client.send(command, { abortSignal }))
  }

  const has = async (file: string) => (await stat(file)) !== null
  // The object store has its own limits.
  const requireRoom = () => Promise.resolve()
  return { write, has, read, remove, list, requireRoom, check, stat, open }
}

interface Output {
  ContentLength?: number
  ETag?: string
  LastModified?: Date
}

function readFacts({ ContentLength, ETag, LastModified }: Output): FileFacts {
  if (ContentLength === undefined || !ETag || !LastModified) {
    throw new Error('its response has no length, tag or date')
  }
  return { size: ContentLength, etag: ETag, lastModified: LastModified }
}

function readOpened(output: Output & { Body?: unknown }): OpenedFile {
  const { Body } = output
  if (!(Body instanceof Readable)) throw new Error('its response has no body')
  return { ...readFacts(output), body: Body }
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}
