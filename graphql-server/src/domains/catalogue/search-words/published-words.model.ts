import { model, Schema, type Types } from 'mongoose'

/** There is only one document. */
export const PUBLISHED_WORDS_ID = 'published'

/** All published words in one document, so that a process notices a change with one read. */
export interface PublishedWordsRecord {
  _id: string
  /** Incremented by each change. */
  version: number
  /** In order of publication. */
  lines: PublishedLineRecord[]
}

export interface PublishedLineRecord {
  _id: Types.ObjectId
  line: string
  userId: Types.ObjectId
  publishedAt: Date
}

const line = new Schema<PublishedLineRecord>({
  line: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  publishedAt: { type: Date, required: true },
})

const schema = new Schema<PublishedWordsRecord>(
  { _id: String, version: { type: Number, required: true }, lines: [line] },
  { collection: 'publishedWords' },
)

export const PublishedWordsDocument = model<PublishedWordsRecord>('PublishedWords', schema)
