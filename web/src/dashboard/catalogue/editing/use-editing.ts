import { useState } from 'react'
import { isSuccessful, useSubmit } from '../../../shared/use-submit.ts'
import { type FormEntry, getChanges } from './entry.ts'
import { type Outcome, type UserError, isEditConflict } from './outcome.ts'

interface Edit<Item, Entry> {
  item: Item
  /** Converts an item to form values. */
  toEntry: (item: Item) => Entry
  /** Saves the entry; `base` is the version that was loaded. */
  send: (base: Item, entry: Entry) => Promise<Outcome<Item>>
  onSaved: () => void
}

/**
 * Edits an item that others may edit at the same time. If someone else saved first, nothing is saved: `conflict` holds
 * both versions, and the admin continues with either. Each choice starts a new round of the form, which is its key.
 */
export function useEditing<Item, Entry extends FormEntry<Entry>>(edit: Edit<Item, Entry>) {
  const { item, toEntry, send, onSaved } = edit
  const [round, setRound] = useState({ number: 0, base: item, start: toEntry(item) })
  const [conflict, setConflict] = useState<{ mine: Entry; current: Item } | null>(null)
  const { submit, isBusy } = useSubmit()

  const save = async (entry: Entry): Promise<readonly UserError[]> => {
    const outcome = await submit(() => send(round.base, entry))
    if (outcome?.item && isEditConflict(outcome)) {
      setConflict({ mine: entry, current: outcome.item })
    }
    if (isSuccessful(outcome)) onSaved()
    return outcome?.userErrors ?? []
  }
  const restart = (base: Item, start: Entry) => {
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
