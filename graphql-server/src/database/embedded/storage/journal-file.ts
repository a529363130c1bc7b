import { writeSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { readChecksum, writeFrame } from './frames.ts'
import { EMPTY, markPosition, writeHeader, writeMark, type Mark } from './header.ts'
import type { Operation } from './store.ts'

/** A journal that is being written. Must not be used after a call has thrown. */
export class JournalFile {
  readonly #handle: FileHandle
  #mark: Mark
  #slot = 0

  private constructor(handle: FileHandle, mark: Mark) {
    this.#handle = handle
    this.#mark = mark
  }

  /** Creates an empty journal, replacing a file at this path. */
  static async create(path: string): Promise<JournalFile> {
    const handle = await open(path, 'w', 0o600)
    const file = new JournalFile(handle, EMPTY)
    await handle.write(writeHeader(EMPTY), 0)
    return file
  }

  /** Continues a journal that ends at the mark. */
  static async open(path: string, mark: Mark): Promise<JournalFile> {
    return new JournalFile(await open(path, 'r+'), mark)
  }

  get size(): number {
    return this.#mark.end
  }

  /** Appends a frame. It is durable after the next `sync`. */
  async add(operations: Iterable<Operation>): Promise<void> {
    const { end, chain } = this.#mark
    const frame = writeFrame(operations, chain)
    for (let at = 0; at < frame.length;)
      at += (await this.#handle.write(frame, at, frame.length - at, end + at)).bytesWritten
    this.#mark = { end: end + frame.length, chain: readChecksum(frame) }
  }

  /** Resolves when all frames are on disk and marked as written. */
  async sync(): Promise<void> {
    await this.#handle.datasync()
    writeSync(this.#handle.fd, writeMark(this.#mark), 0, undefined, markPosition(this.#slot++))
  }

  async close(): Promise<void> {
    await this.#handle.datasync()
    await this.#handle.close()
  }
}

/** Makes a rename durable, where the system supports it (Windows does not, and needs no such call). */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
