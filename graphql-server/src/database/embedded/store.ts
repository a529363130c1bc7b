import { mkdirSync, statfsSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { open, type RootDatabase } from 'lmdb'
import { checkDataFile, damaged } from './data-file.ts'
import { fail } from './errors.ts'

/** A key and its value; null removes the key. */
export type Operation = readonly [key: Buffer, value: Uint8Array | null]

/** Where the data outlives the process. */
export interface Store {
  /** All entries whose key begins with the prefix, in the order of the keys. */
  entries(prefix: string): Iterable<readonly [key: Buffer, value: Buffer]>
  /** All has been read that will be: what reading took of memory is given back. */
  loaded(): void
  /** Refuses (14031) when the disk may not hold another write. */
  checkRoom(): void
  /** Resolves when the operations of this call and of all before it are on the disk. */
  write(operations: Operation[]): Promise<void>
  close(): Promise<void>
}

/** Keeps nothing: for databases that live in memory only. */
export const memoryStore: Store = {
  entries: () => [],
  loaded: () => {},
  checkRoom: () => {},
  write: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

const OWNER = Buffer.from('o')
const CHECKSUM_BYTES = 4
/** Kept free on the disk: lmdb does not survive a commit that the disk cuts off. */
const ROOM_BYTES = 32 * 2 ** 20
const LEAST_BYTES = 2 ** 20
/** So much mapped memory is worth opening the file again. */
const MUCH_BYTES = 4 * 2 ** 20
/** A commit copies the pages on the way to what it changes. */
const COPIES = 3

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function openFolder(path: string): RootDatabase<Buffer, Buffer> {
  return open({
    path,
    encoding: 'binary',
    keyEncoding: 'binary',
    useVersions: true,
    overlappingSync: false,
    // Its promises would be rejected with nobody to hear them.
    eventTurnBatching: false,
  })
}

/**
 * A store in a folder. One commit takes all that has gathered while the last one was written. The
 * store names its owner, and a commit counts only as long as that is still this process.
 */
export class LmdbStore implements Store {
  readonly #folder: string
  readonly #freeBytes: (folder: string) => number
  #db: RootDatabase<Buffer, Buffer>
  #gathered: Operation[] = []
  #next: Promise<void> | undefined
  #last: Promise<unknown> = Promise.resolve()
  #failed = false
  #term = 0
  #read = 0
  /** Bytes that were given to be written and are not yet. */
  #pending = 0

  constructor(folder: string, freeBytes = freeBytesOf) {
    mkdirSync(folder, { recursive: true })
    this.#folder = folder
    this.#freeBytes = freeBytes
    checkDataFile(folder)
    this.#db = openFolder(folder)
  }

  /** Who wrote last, as it described itself. */
  owner(): string | undefined {
    return this.#db.get(OWNER)?.toString()
  }

  /** Makes this process the owner, unless somebody else has followed `before`. */
  claim(owner: string, before: string | undefined): boolean {
    if (this.#freeBytes(this.#folder) < LEAST_BYTES)
      throw new Error(`The disk under ${this.#folder} is full: the database can't start on it.`)
    return this.#db.transactionSync(() => {
      if (this.owner() !== before) return false
      this.#term = (this.#db.getEntry(OWNER)?.version ?? 0) + 1
      void this.#db.put(OWNER, Buffer.from(owner), this.#term)
      return true
    })
  }

  *entries(prefix: string): Iterable<readonly [Buffer, Buffer]> {
    const start = Buffer.from(prefix, 'latin1')
    const end = Buffer.concat([start, Buffer.from([0xff])])
    this.#db.resetReadTxn()
    for (const { key, value } of this.#db.getRange({ start, end })) {
      const content = value.subarray(CHECKSUM_BYTES)
      if (value.length < CHECKSUM_BYTES || crc32(content) !== value.readUInt32LE())
        throw damaged(this.#folder, 'an entry does not match its checksum')
      this.#read += value.length
      yield [key, content]
    }
  }

  /** What lmdb has mapped of the file goes when it is closed, and only then. */
  loaded(): void {
    if (this.#read < MUCH_BYTES) return
    this.#last = this.#reopen().catch(() => (this.#failed = true))
  }

  async #reopen(): Promise<void> {
    await this.#last
    await this.#db.close()
    this.#db = openFolder(this.#folder)
  }

  checkRoom(): void {
    if (this.#freeBytes(this.#folder) - this.#pending * COPIES > ROOM_BYTES) return
    const what = 'nothing can be written before there is room; reading goes on'
    fail(14031, `the disk under ${this.#folder} is almost full: ${what}`)
  }

  write(operations: Operation[]): Promise<void> {
    for (const operation of operations) {
      this.#gathered.push(operation)
      this.#pending += operation[1]?.length ?? 0
    }
    this.#next ??= this.#last.then(() => this.#flush())
    return this.#next
  }

  async #flush(): Promise<void> {
    const operations = this.#gathered
    const pending = this.#pending
    this.#gathered = []
    this.#next = undefined
    if (this.#failed) throw new Error('an earlier write failed')
    const written = this.#commit(operations)
    this.#last = written.catch(() => (this.#failed = true))
    await written
    this.#pending -= pending
  }

  async #commit(operations: Operation[]): Promise<void> {
    const committed = this.#db.ifVersion(OWNER, this.#term, () => {
      for (const [key, value] of operations)
        if (value) void this.#db.put(key, withChecksum(value), 0)
        else void this.#db.remove(key)
    })
    const isOwner = await committed.catch(async (error: unknown) => {
      if (error instanceof Error && 'commitError' in error) await error.commitError
      throw error
    })
    if (!isOwner) throw new Error(`another process has taken over ${this.#folder}`)
  }

  /** After a failed commit lmdb is left as it is: what touches it again may end the process. */
  async close(): Promise<void> {
    await this.#next?.catch(() => undefined)
    await this.#last
    if (!this.#failed) await this.#db.close()
  }
}

function withChecksum(value: Uint8Array): Buffer {
  const checksum = Buffer.alloc(CHECKSUM_BYTES)
  checksum.writeUInt32LE(crc32(value))
  return Buffer.concat([checksum, value])
}
