import { keyOf } from './keys.ts'
import { decode, encode, own } from './values.ts'
import type { Doc } from './values.ts'

/** One version of a stored document: never changed, only replaced. */
export class Entry {
  /** The _id as a key (see keys.ts): names the document within its collection. */
  readonly id: string
  readonly raw: Buffer
  #doc: Doc | undefined

  constructor(id: string, raw: Buffer, doc?: Doc) {
    this.id = id
    this.raw = raw
    this.#doc = doc
  }

  /** Decoded when first asked for. Nobody may change it. */
  get doc(): Doc {
    return (this.#doc ??= decode(this.raw))
  }

  /** Forgets the decoded form, to open a large database in little memory. */
  rest(): void {
    this.#doc = undefined
  }

  /** The document with its bytes, which are copied: they are part of a message. */
  static ofBytes(doc: Doc, raw: Uint8Array): Entry {
    return new Entry(keyOf(own(doc, '_id')), Buffer.from(raw), doc)
  }

  static of(doc: Doc): Entry {
    return new Entry(keyOf(own(doc, '_id')), encode(doc), doc)
  }
}
