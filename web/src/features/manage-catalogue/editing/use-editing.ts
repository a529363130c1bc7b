import { useState } from 'react'
import { type Outcome, type Refusal, isEditConflict, useAsk } from '../use-ask.ts'
import { type FormEntry, getChanges } from './entry.ts'

interface Edit<Thing, Entry> {
  thing: Thing
  /** Converts a record to the form's values. */
  toEntry: (thing: Thing) => Entry
  /** Sends the changes relative to `base`, the record as it was loaded. */
  send: (base: Thing, entry: Entry) => Promise<Outcome<Thing>>
  onSaved: () => void
}

/**
 * Edits a record that others may edit at the same time. If somebody else saved first, nothing is saved: `conflict`
 * holds both versions, and the admin continues with either. Each choice starts a new round of the form, which is its
 * key.
 */
export function useEditing<Thing, Entry extends FormEntry<Entry>>(edit: Edit<Thing, Entry>) {
  const { thing, toEntry, send, onSaved } = edit
  const [round, setRound] = useState({ number: 0, base: thing, start: toEntry(thing) })
  const [conflict, setConflict] = useState<{ mine: Entry; current: Thing } | null>(null)
  const { ask, isBusy } = useAsk()

  const save = async (entry: Entry): Promise<readonly Refusal[]> => {
    const outcome = await ask(() => send(round.base, entry))
    if (!outcome) return []
    if (outcome.thing && isEditConflict(outcome)) {
      setConflict({ mine: entry, current: outcome.thing })
    }
    if (outcome.userErrors.length === 0) onSaved()
    return outcome.userErrors
  }
  const restart = (base: Thing, start: Entry) => {
    setRound({ number: round.number + 1, base, start })
    setConflict(null)
  }
  const original = toEntry(round.base)
  return {
    round,
    save,
    isBusy,
    conflict: conflict && {
      original,
      mine: conflict.mine,
      current: toEntry(conflict.current),
      takeTheirs: () => restart(conflict.current, toEntry(conflict.current)),
      keepMine: () => {
        const changes = getChanges(original, conflict.mine)
        restart(conflict.current, { ...toEntry(conflict.current), ...changes })
      },
    },
  }
}
