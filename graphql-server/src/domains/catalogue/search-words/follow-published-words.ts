import { PUBLISHED_WORDS_ID, PublishedWordsDocument } from './published-words.model.ts'

/**
 * Creates a function that calls `onChange` with all published lines if they have changed since the last call. A call
 * costs one indexed read.
 */
export function followPublishedWords(onChange: (lines: string[]) => void): () => Promise<void> {
  let seen = 0
  return async () => {
    const changed = await PublishedWordsDocument.findOne({
      _id: PUBLISHED_WORDS_ID,
      version: { $ne: seen },
    }).lean()
    if (!changed) return
    onChange(changed.lines.map(({ line }) => line))
    seen = changed.version
  }
}
