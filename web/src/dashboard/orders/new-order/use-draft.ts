import { useEffect, useState } from 'react'
import { beginDraft, type Draft, type DraftLine, readDraft, storeDraft } from './draft.ts'

/** The unfinished order, which survives a reload. */
export function useDraft(viewerId: string) {
  const [draft, setDraft] = useState(() => readDraft(viewerId))
  useEffect(() => storeDraft(viewerId, draft), [viewerId, draft])
  return {
    draft,
    change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    changeLines: (change: (lines: readonly DraftLine[]) => readonly DraftLine[]) =>
      setDraft((before) => ({ ...before, lines: change(before.lines) })),
    /** Begins another order. Stores it at once, because the form may disappear before its effects run. */
    reset: () => {
      const blank = beginDraft()
      storeDraft(viewerId, blank)
      setDraft(blank)
    },
  }
}
