import { rmSync, statfsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import pLimit from 'p-limit'
import type { Entry } from './entry.ts'
import { fail } from '../bson/errors.ts'
import { splitFrames, type Tables } from './frames.ts'
import { JournalFile, syncFolder } from './journal-file.ts'
import { readJournal } from './read-journal.ts'
import type { Operation, Store } from './store.ts'

/** Disk space that is kept free. */
const RESERVE_BYTES = 32 * 2 ** 20
/** The file may grow to twice its compacted size and this much more. */
const SLACK_BYTES = 32 * 2 ** 20

export interface JournalOptions {
  /** Returns the disk's free space. */
  freeBytes?: (folder: string) => number
  slackBytes?: number
  /** Called before each write: whether the folder still belongs to this process. */
  isOwner?: () => boolean
}

/**
 * Stores data in an append-only file. A write resolves when it is on disk; one frame contains all writes that arrived
 * during the previous one. When much of the file is outdated, the current data is copied into a new file that replaces
 * it.
 */
export class Journal implements Store {
  readonly #path: string
  readonly #freeBytes: (folder: string) => number
  readonly #slackBytes: number
  readonly #isOwner: () => boolean
  readonly #serially = pLimit(1)
  readonly #tables: Tables
  #file: JournalFile
  #gathered: Operation[] = []
  /** The number of bytes that are not on disk yet. */
  #pendingBytes = 0
  #next: Promise<void> | undefined
  #failure: unknown
  /** The size at which the file is compacted. */
  #limit: number
  #compacting: Promise<void> | undefined
  /** Written while the file is compacted. The new file needs these operations too. */
  #meanwhile: Operation[] | undefined
  /** Returns the whole contents as operations, for compacting the file. Set by the engine. */
  snapshot: (() => Promise<Iterable<Operation>>) | undefined

  private constructor(path: string, file: JournalFile, tables: Tables, options: JournalOptions) {
    this.#path = path
    this.#file = file
    this.#tables = tables
    this.#freeBytes = options.freeBytes ?? getFreeBytes
    this.#slackBytes = options.slackBytes ?? SLACK_BYTES
    this.#isOwner = options.isOwner ?? (() => true)
    this.#limit = 2 * estimateSize(tables) + this.#slackBytes
  }

  static async open(path: string, options: JournalOptions = {}): Promise<Journal> {
    rmSync(compactedPath(path), { force: true })
    const { tables, ...mark } = readJournal(path)
    return new Journal(path, await JournalFile.open(path, mark), tables, options)
  }

  take(table: number): Iterable<Entry> {
    const entries = this.#tables.get(table)?.values() ?? []
    this.#tables.delete(table)
    return entries
  }

  checkSpace(): void {
    const folder = dirname(this.#path)
    if (this.#freeBytes(folder) - this.#pendingBytes > RESERVE_BYTES) return
    fail(14031, `the disk under ${folder} is almost full: writes fail until there is room again`)
  }

  write(operations: Operation[]): Promise<void> {
    for (const operation of operations) {
      this.#gathered.push(operation)
      this.#pendingBytes += operation.value?.length ?? 0
    }
    this.#next ??= this.#serially(() => this.#flush())
    return this.#next
  }

  async #flush(): Promise<void> {
    const operations = this.#gathered
    const bytes = this.#pendingBytes
    this.#gathered = []
    this.#next = undefined
    if (this.#failure) throw new Error('an earlier write failed', { cause: this.#failure })
    try {
      if (!this.#isOwner()) throw new Error(`another process has taken over ${this.#path}`)
      await this.#file.add(operations)
      await this.#file.sync()
    } catch (error) {
      this.#failure = error
      throw error
    }
    this.#pendingBytes -= bytes
    if (this.#meanwhile) this.#meanwhile = this.#meanwhile.concat(operations)
    if (this.#file.size > this.#limit) this.#compacting ??= this.#compact()
  }

  /** If this fails, the old file stays in use, and compacting is retried when it has grown. */
  async #compact(): Promise<void> {
    this.#meanwhile = []
    await this.#copy().catch(() => undefined)
    this.#limit = 2 * this.#file.size + this.#slackBytes
    this.#meanwhile = undefined
    this.#compacting = undefined
  }

  async #copy(): Promise<void> {
    const path = compactedPath(this.#path)
    if (this.#freeBytes(dirname(path)) < this.#file.size + RESERVE_BYTES) return
    const copy = await JournalFile.create(path)
    try {
      for (const part of splitFrames((await this.snapshot?.()) ?? [])) await copy.add(part)
      await this.#serially(() => this.#replaceBy(copy))
    } catch (error) {
      await copy.close()
      rmSync(path, { force: true })
      throw error
    }
  }

  async #replaceBy(copy: JournalFile): Promise<void> {
    if (this.#failure || !this.#isOwner()) throw new Error('the file must no longer be written')
    await copy.add(this.#meanwhile ?? [])
    await copy.sync()
    const old = this.#file
    await rename(compactedPath(this.#path), this.#path)
    this.#file = copy
    // Otherwise, a machine crash could bring back the old file without later writes.
    await syncFolder(dirname(this.#path)).catch((error: unknown) => (this.#failure = error))
    // Nothing reads the old file now, so a failure to close it does not affect the new file.
    await old.close().catch(() => undefined)
  }

  async close(): Promise<void> {
    await this.#next?.catch(() => undefined)
    await this.#compacting
    await this.#serially(() => this.#file.close())
  }
}

function compactedPath(path: string): string {
  return `${path}.compacted`
}

function getFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** The approximate size of a file with only this data. */
function estimateSize(tables: Tables): number {
  let bytes = 0
  for (const table of tables.values())
    for (const { id, size } of table.values()) bytes += size + id.length
  return bytes
}
