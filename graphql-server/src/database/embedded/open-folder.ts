import { chmodSync, mkdirSync } from 'node:fs'
import type { Socket } from 'node:net'
import { forward } from './wire/forward.ts'
import { dial, listen, removeDeadSockets, type Listener } from './wire/listener.ts'
import { reachOwner } from './wire/reach-owner.ts'
import { serve, type EmbeddedDatabase } from './serve.ts'
import { folderFiles, folderSecret, initializeFolder } from './storage/folder-files.ts'
import { Journal } from './storage/journal.ts'
import { migrateLmdb } from './storage/lmdb-migration.ts'
import { claimFolder, isLastClaim, lastClaim } from './storage/ownership.ts'
import type { Address } from './wire/listener.ts'

/** How long an owner may take to answer. It may be opening a large database on a busy machine. */
const OWNER_TIMEOUT_MS = 60_000

export interface FolderOptions {
  /** Called when the folder cannot be opened after its owner process has ended. */
  onFailure: (error: unknown) => void
  /** Whether no other process may use the folder. */
  isExclusive?: boolean
}

/**
 * A folder as seen by one process. The process either owns the folder and serves its database, or forwards its
 * connections to the owner and claims the folder when the owner ends. In both cases the driver connects to this
 * process, whose address stays the same.
 */
class OpenFolder implements EmbeddedDatabase {
  readonly uri: string
  readonly #folder: string
  readonly #secret: string
  readonly #listener: Listener
  readonly #onFailure: (error: unknown) => void
  /** Where other processes wait for an exclusive use to end. */
  readonly #door: Listener | undefined
  #served: EmbeddedDatabase | undefined
  #owner: Socket | undefined
  #isClosing = false
  /** Resolves when this process serves the folder or has joined its owner. */
  #ready: Promise<void> = Promise.resolve()

  constructor(
    folder: string,
    { listener, door }: { listener: Listener; door: Listener | undefined },
    onFailure: (error: unknown) => void,
  ) {
    this.#folder = folder
    this.#secret = folderSecret(folder)
    this.#listener = listener
    this.#door = door
    this.#onFailure = onFailure
    this.uri = listener.uri(this.#secret)
  }

  async serveOrJoin(): Promise<void> {
    while (!this.#isClosing) {
      const last = lastClaim(this.#folder)
      const address = last?.address
      const owner = address && (await this.#reach(address))
      if (owner && this.#door) {
        owner.destroy()
        throw new Error(
          `The database in ${this.#folder} is used by process ${address.pid}. Stop that process, ` +
            'then try again. Nothing was changed.',
        )
      }
      if (owner) {
        this.#join(owner, address)
        return
      }
      const { address: own } = this.#door ?? this.#listener
      const number = claimFolder(this.#folder, own, last?.number)
      if (number !== undefined) return this.#serve(number)
    }
  }

  /** Connects to the owner. Returns undefined if it is gone. */
  async #reach(address: Address): Promise<Socket | undefined> {
    const owner = await reachOwner(this.#folder, address, this.#secret, OWNER_TIMEOUT_MS)
    if (owner === 'silent')
      throw new Error(
        `The database in ${this.#folder} belongs to process ${address.pid}, which does not ` +
          'answer. Stop that process, or wait if it restores a dump, then start again.',
      )
    return owner === 'gone' ? undefined : owner
  }

  #join(owner: Socket, address: Address): void {
    this.#owner = owner
    this.#listener.handle((socket) => forward(socket, dial(this.#folder, address)))
    owner.once('close', () => this.#takeOver())
  }

  #takeOver(): void {
    if (this.#isClosing) return
    this.#listener.suspend()
    this.#ready = this.serveOrJoin()
    this.#ready.catch(this.#onFailure)
  }

  async #serve(claim: number): Promise<void> {
    await removeDeadSockets(this.#folder)
    await migrateLmdb(this.#folder)
    const isOwner = () => isLastClaim(this.#folder, claim)
    const journal = await Journal.open(folderFiles(this.#folder).journal, { isOwner })
    try {
      this.#served = serve(this.#listener, journal, this.#secret)
    } catch (error) {
      await journal.close()
      throw error
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true
    this.#owner?.destroy()
    await this.#ready.catch(() => undefined)
    await this.#served?.close()
    await this.#listener.close()
    await this.#door?.close()
  }
}

/** Opens a folder's database. Throws when its files are damaged or its owner does not answer. */
export async function openFolder(
  folder: string,
  { onFailure, isExclusive = false }: FolderOptions,
): Promise<EmbeddedDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  if (!lastClaim(folder)) initializeFolder(folder)
  const listener = await listen(folder)
  const door = isExclusive ? await listen(folder) : undefined
  const opened = new OpenFolder(folder, { listener, door }, onFailure)
  try {
    await opened.serveOrJoin()
    return opened
  } catch (error) {
    await listener.close()
    await door?.close()
    throw error
  }
}
