import { useState } from 'react'
import { type Outcome, type Refusal, isChangedMeanwhile, useAsk } from '../use-ask.ts'
import { type EntryOf, changesOf } from './entry.ts'

interface Edit<Thing, Entry> {
  thing: Thing
  /** What the form shows of a thing. */
  entryOf: (thing: Thing) => Entry
  /** Asks for the change of what was read as `base`. */
  send: (base: Thing, entry: Entry) => Promise<Outcome<Thing>>
  onSaved: () => void
}

/**
 * An edit of something that others may edit too. When somebody came first, nothing is saved: `meanwhile` holds both
 * versions, and the admin goes on with theirs, or with the own changes on top of theirs. Either begins a new round
 * of the form, which is its key.
 */
export function useEditing<Thing, Entry extends EntryOf<Entry>>(edit: Edit<Thing, Entry>) {
  const { thing, entryOf, send, onSaved } = edit
  const [round, setRound] = useState({ number: 0, base: thing, start: entryOf(thing) })
  const [meanwhile, setMeanwhile] = useState<{ mine: Entry; now: Thing } | null>(null)
  const { ask, isBusy } = useAsk()

  const save = async (entry: Entry): Promise<readonly Refusal[]> => {
    const outcome = await ask(() => send(round.base, entry))
    if (!outcome) return []
    if (outcome.thing && isChangedMeanwhile(outcome)) {
      setMeanwhile({ mine: entry, now: outcome.thing })
    }
    if (outcome.userErrors.length === 0) onSaved()
    return outcome.userErrors
  }
  const goOn = (base: Thing, start: Entry) => {
    setRound({ number: round.number + 1, base, start })
    setMeanwhile(null)
  }
  const read = entryOf(round.base)
  return {
    round,
    save,
    isBusy,
    meanwhile: meanwhile && {
      read,
      mine: meanwhile.mine,
      now: entryOf(meanwhile.now),
      takeTheirs: () => goOn(meanwhile.now, entryOf(meanwhile.now)),
      keepMine: () => {
        const own = changesOf(read, meanwhile.mine)
        goOn(meanwhile.now, { ...entryOf(meanwhile.now), ...own })
      },
    },
  }
}
