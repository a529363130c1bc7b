import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, open, rename, truncate } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { formatDigest, hashThing, type Thing } from './digest.ts'

/** A change to one entity: its current state, or null if it was deleted. */
export interface Change {
  id: string
  thing: Thing | null
}

/** A line in the file: a change, or the cursor that completes a page. */
type Line = Change | { cursor: string | null }

/** An entity: the number of its latest line, and its hash. */
interface Entry {
  line: number
  hash: bigint
}

/** The first line in a mirror's file. */
const HEADER = '{"format":"kirana-mirror","version":1}'
/** The file is compacted when it has this many outdated lines, and more of them than entities. */
const MIN_OUTDATED_LINES = 1_000

/**
 * A mirror of the catalogue in a file with JSON lines. Pages are appended, each with the cursor at its end, so a mirror
 * that was killed continues after its last complete page. Memory holds only the entities' hashes.
 */
export class MirrorFile {
  readonly #path: string
  readonly #entries = new Map<string, Entry>()
  #cursor: string | null = null
  #digest = 0n
  /** The number of lines after the header. */
  #lines = 0

  private constructor(path: string) {
    this.#path = path
  }

  /** Opens or creates the file. Throws if it is not a mirror file, or is damaged. */
  static async open(path: string): Promise<MirrorFile> {
    const mirror = new MirrorFile(path)
    await mirror.#load()
    return mirror
  }

  /** The cursor up to which the changes were read. Null before the first page. */
  get cursor(): string | null {
    return this.#cursor
  }

  /** The number of entities. */
  get count(): number {
    return this.#entries.size
  }

  get digest(): string {
    return formatDigest(this.#digest)
  }

  /** Appends a page of changes and the cursor at its end. */
  async append(changes: Change[], cursor: string | null): Promise<void> {
    const lines: Line[] = [...changes, { cursor }]
    const texts = lines.map((line) => `${JSON.stringify(line)}\n`)
    await appendFile(this.#path, texts.join(''), { flush: true })
    for (const line of lines) this.#apply(line)
    const outdated = this.#lines - this.count
    if (outdated > Math.max(MIN_OUTDATED_LINES, this.count)) await this.#compact()
  }

  /** Removes all entities, to restart from the beginning of the log. */
  async clear(): Promise<void> {
    await this.#replace([])
    this.#entries.clear()
    this.#cursor = null
    this.#digest = 0n
    this.#lines = 0
  }

  /** Reads all complete pages, and removes a page that was not written to its end. */
  async #load(): Promise<void> {
    const size = await createIfMissing(this.#path)
    const page: Line[] = []
    let bytes = 0
    let end = 0
    for await (const text of readLines(this.#path)) {
      bytes += Buffer.byteLength(text) + 1
      const isHeader = end === 0 && text === HEADER
      if (end === 0 && !isHeader) break
      const line = isHeader ? null : this.#parse(text)
      if (line) page.push(line)
      if (line && !('cursor' in line)) continue
      for (const complete of page.splice(0)) this.#apply(complete)
      end = bytes
    }
    if (size === 0) await this.#replace([])
    else if (end === 0) throw new Error(`${this.#path} is not a mirror file.`)
    else await truncate(this.#path, end)
  }

  #parse(text: string): Line {
    try {
      // Nothing else writes this file.
      return JSON.parse(text) as Line
    } catch {
      throw new Error(`${this.#path} is damaged. Delete it to start again.`)
    }
  }

  #apply(line: Line): void {
    this.#lines += 1
    if ('cursor' in line) {
      this.#cursor = line.cursor
      return
    }
    const { id, thing } = line
    this.#digest ^= this.#entries.get(id)?.hash ?? 0n
    this.#entries.delete(id)
    if (!thing) return
    const hash = hashThing(thing)
    this.#digest ^= hash
    this.#entries.set(id, { line: this.#lines, hash })
  }

  /** Keeps only each entity's latest line. */
  async #compact(): Promise<void> {
    const entries = [...this.#entries.values()].sort((one, other) => one.line - other.line)
    await this.#replace(this.#selectLines(new Set(entries.map(({ line }) => line))))
    entries.forEach((entry, index) => (entry.line = index + 1))
    this.#lines = entries.length + 1
  }

  async *#selectLines(numbers: Set<number>): AsyncGenerator<string> {
    // The header has the number 0.
    let number = 0
    for await (const text of readLines(this.#path)) {
      if (numbers.has(number)) yield text
      number += 1
    }
    yield JSON.stringify({ cursor: this.#cursor })
  }

  /** Replaces the file in one step with the header and these lines. */
  async #replace(lines: AsyncIterable<string> | Iterable<string>): Promise<void> {
    const next = `${this.#path}.tmp`
    await pipeline(withHeader(lines), createWriteStream(next, { flush: true }))
    await rename(next, this.#path)
  }
}

async function* withHeader(lines: AsyncIterable<string> | Iterable<string>) {
  yield `${HEADER}\n`
  for await (const line of lines) yield `${line}\n`
}

/** Yields the complete lines in the file. */
async function* readLines(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** Returns the file's size in bytes. */
async function createIfMissing(path: string): Promise<number> {
  const file = await open(path, 'a')
  try {
    return (await file.stat()).size
  } finally {
    await file.close()
  }
}
