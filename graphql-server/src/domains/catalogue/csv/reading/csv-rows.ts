import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline, Readable, type Transform } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import { z } from 'zod'
import { productFileMessages } from '../messages.ts'
import { ImportError } from './import-error.ts'
import { findInvalidLine, HELD_BYTES } from './invalid-byte.ts'

/** A row in the file. The header line is a row too. */
export interface CsvRow {
  /** The line where the row starts in the uncompressed file, counted from 1. */
  line: number
  cells: string[]
}

export interface CsvFile {
  /**
   * Reads row by row, so that memory does not grow with the file. Each call reads the file from its start. Throws
   * `ImportError` if the file cannot be read.
   */
  rows(): AsyncGenerator<CsvRow>
  /** The finished share of the file, from 0 to 1. */
  progress(): number
}

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b])
/** The first bytes of ZIP archives, such as Excel files, and PDFs. */
const NOT_CSV = ['PK\x03\x04', '%PDF'].map((text) => Buffer.from(text))
const START_BYTES = 4
/** Without this limit, a cell with a missing closing quote would contain the rest of the file. */
const MAX_ROW_LENGTH = 1_000_000
const SLICE_BYTES = 65_536

/** Limits for the uncompressed content, because a small compressed file can expand without end. */
export interface FileLimits {
  rows: number
  unpackedMb: number
}

const FILE_LIMITS: FileLimits = { rows: 2_000_000, unpackedMb: 1_000 }
/** For files in memory. Few uploads reach the row limit before the 20 MB limit. */
export const MEMORY_LIMITS: FileLimits = { rows: 200_000, unpackedMb: 100 }

const PARSER_OPTIONS = {
  info: true,
  record_delimiter: '\n',
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: MAX_ROW_LENGTH,
}

/** The first delimiter is used if the header line contains no other. */
export const DELIMITERS = [',', ';', '\t'] as const

export type Delimiter = (typeof DELIMITERS)[number]

const parsedRow = z.object({
  info: z.object({ lines: z.number() }),
  record: z.array(z.string()),
})

/** Opens a CSV file in UTF-8. Detects gzip by the first bytes. */
export async function openCsv(path: string): Promise<CsvFile> {
  const { size, start } = await inspect(path)
  return createCsv({ size, start, chunks: () => createReadStream(path), limits: FILE_LIMITS })
}

/** Reads a CSV file from memory. By default, detects the delimiter in the first line with text. */
export function csvFromBytes(
  bytes: Buffer,
  delimiter?: Delimiter,
  limits: FileLimits = MEMORY_LIMITS,
): CsvFile {
  const chunks = () => Readable.from(slices(bytes))
  return createCsv({ size: bytes.length, start: bytes, chunks, limits, delimiter })
}

/**
 * Splits the bytes into slices that are parsed one by one. Callers that need only the first rows do not wait for the
 * rest, and other requests can run between slices.
 */
async function* slices(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    yield bytes.subarray(at, at + SLICE_BYTES)
    await nextTurn()
  }
}

interface CsvSource {
  size: number
  /** The first four bytes or more, unless the file is shorter. */
  start: Uint8Array
  chunks: () => Readable
  limits: FileLimits
  delimiter?: Delimiter | undefined
}

function createCsv({ size, start, chunks, limits, delimiter }: CsvSource): CsvFile {
  const startsWith = (magic: Uint8Array) => magic.every((byte, at) => start[at] === byte)
  const packed = startsWith(GZIP_MAGIC)
  let read = 0
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of chunks()) {
      if (!Buffer.isBuffer(chunk)) continue
      read += chunk.length
      yield chunk
    }
  }
  async function* rows(): AsyncGenerator<CsvRow> {
    read = 0
    if (NOT_CSV.some(startsWith)) throw new ImportError(productFileMessages.NOT_CSV())
    const text = asText(packed ? unpacked(bytes(), limits.unpackedMb) : bytes())
    /** The last line of the last parsed row. */
    let last = 0
    try {
      const start = await readStart(text)
      const options = {
        ...PARSER_OPTIONS,
        delimiter: delimiter ?? detectDelimiter(start),
        // Called when a row is parsed. The parser can throw an error before earlier rows are consumed.
        on_record: (row: string[], { lines }: { lines: number }) => {
          last = lines
          return row
        },
      }
      const parsedRows = through(continueWith(start, text), parse(options))
      let count = -1
      for await (const parsed of parsedRows) {
        count += 1
        if (count > limits.rows)
          throw new ImportError(productFileMessages.TOO_MANY_ROWS({ max: limits.rows }))
        const { info, record } = parsedRow.parse(parsed)
        yield { line: info.lines - lineBreaks(record), cells: record }
      }
    } catch (error) {
      throw describe(error, last + 1)
    }
  }
  return { rows, progress: () => (size === 0 ? 1 : read / size) }
}

async function inspect(path: string) {
  try {
    const { size } = await stat(path)
    const file = await open(path)
    try {
      const { buffer: start } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
      return { size, start }
    } finally {
      await file.close()
    }
  } catch (error) {
    throw new ImportError(`${path} can't be read: ${describeError(error)}`)
  }
}

async function* unpacked(source: AsyncGenerator<Buffer>, maxMb: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of through(source, createGunzip())) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > maxMb * 1_000_000) {
      throw new ImportError(productFileMessages.COMPRESSED_FILE_TOO_LARGE({ maxMb }))
    }
    yield chunk
  }
}

/** Pipes a source through a transform. The reader receives the source's errors. */
function through(source: AsyncGenerator, transform: Transform): AsyncIterable<unknown> {
  pipeline(Readable.from(source), transform, () => undefined)
  return transform
}

/** Decodes text without its byte order mark, and converts all line breaks to '\n', also within cells. */
async function* asText(source: AsyncGenerator<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let held = ''
  let [lines, lastBytes] = [1, Buffer.alloc(0)]
  const decode = (chunk: Buffer, options?: { stream: boolean }) => {
    try {
      return decoder.decode(chunk, options)
    } catch {
      const line = lines + findInvalidLine(lastBytes, chunk)
      throw new ImportError(productFileMessages.NOT_UTF8({ line }))
    }
  }
  for await (const chunk of source) {
    const text = held + decode(chunk, { stream: true })
    // A carriage return at the end may be the first half of a line break.
    held = text.endsWith('\r') ? '\r' : ''
    const complete = unixLines(held ? text.slice(0, -1) : text)
    lines += lineBreaks([complete])
    lastBytes = Buffer.concat([lastBytes, chunk]).subarray(-HELD_BYTES)
    yield complete
  }
  yield unixLines(held + decode(Buffer.alloc(0)))
}

/** Reads at least the first line with text. */
async function readStart(text: AsyncGenerator<string>): Promise<string> {
  let start = ''
  while (start.length < MAX_ROW_LENGTH && !start.trimStart().includes('\n')) {
    const next = await text.next()
    if (next.done) break
    start += next.value
  }
  return start
}

async function* continueWith(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start
  yield* rest
}

/** The most frequent delimiter in the header line, outside quotes. */
function detectDelimiter(start: string): Delimiter {
  const [header = ''] = start
    .trimStart()
    .replace(/"[^"]*"/g, '')
    .split('\n', 1)
  const count = (delimiter: Delimiter) => header.split(delimiter).length
  return DELIMITERS.reduce<Delimiter>(
    (best, other) => (count(other) > count(best) ? other : best),
    ',',
  )
}

const unixLines = (text: string) => text.replace(/\r\n?/g, '\n')

function lineBreaks(cells: string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)
}

/** Converts an error from the parser or decoder to a sentence about this line. */
function describe(error: unknown, line: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  switch (code) {
    case 'CSV_MAX_RECORD_SIZE':
      return new ImportError(productFileMessages.ROW_TOO_LONG({ line }))
    case 'CSV_QUOTE_NOT_CLOSED':
      return new ImportError(productFileMessages.QUOTE_NOT_CLOSED({ line }))
    case 'Z_BUF_ERROR':
    case 'Z_DATA_ERROR':
      return new ImportError(
        line === 1
          ? productFileMessages.FIRST_ROW_DAMAGED()
          : productFileMessages.FILE_DAMAGED({ line: line - 1 }),
      )
    default:
      return error
  }
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
