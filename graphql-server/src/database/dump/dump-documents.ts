import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { EJSON, type Document } from 'bson'
import { inChunks } from '../../lib/chunks.ts'
import {
  collectionPath,
  requireChecksum,
  requirePlainFile,
  type Manifest,
} from './dump-manifest.ts'

const BATCH_SIZE = 1000

/** Reads a collection's documents. Throws with the file and line number if a line is not a document. */
export async function* readDocuments(
  folder: string,
  collection: string,
  hash?: Hash,
): AsyncGenerator<Document> {
  const file = join(folder, collectionPath(collection))
  const bytes = createReadStream(file)
  const input = hash ? Readable.from(hashing(bytes, hash)) : bytes
  let number = 0
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    yield parseLine(line, `Line ${++number} of ${file}`)
  }
}

async function* hashing(bytes: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
}

function parseLine(line: string, place: string): Document {
  try {
    return EJSON.parse(line, { relaxed: false }) as Document
  } catch {
    throw new Error(`${place} is not a complete document.`)
  }
}

/** Reads a collection's file completely. Throws if it differs from the dumped one. Returns its size in bytes. */
export async function checkDocuments(
  folder: string,
  manifest: Manifest,
  { name, documents }: Manifest['collections'][number],
): Promise<number> {
  const path = collectionPath(name)
  const size = await requirePlainFile(join(folder, path))
  const hash = createHash('sha256')
  let count = 0
  for await (const batch of inChunks(readDocuments(folder, name, hash), BATCH_SIZE)) {
    count += batch.length
  }
  requireCount(folder, { name, documents }, count)
  requireChecksum(folder, path, manifest, hash.digest('hex'))
  return size
}

export function requireCount(
  folder: string,
  { name, documents }: { name: string; documents: number },
  count: number,
): void {
  if (count === documents) return
  const file = join(folder, collectionPath(name))
  throw new Error(`${file} has ${count} documents instead of ${documents}.`)
}
