import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { toast } from '../toast/toast.ts'

interface Closable {
  onClose: () => void
}

export interface LazyDialog<Props> {
  /** To be drawn only while it is open. The page stays as it is until the dialog is there. */
  Dialog: ComponentType<Props>
  /** Loads the chunk ahead of time. Never fails: what is missing then is asked for when the dialog is opened. */
  preload: () => Promise<void>
}

/**
 * A dialog in a chunk of its own: `lazyDialog(() => import('…'), (module) => module.EditDialog)`. One that can't be
 * loaded says so and closes, and is asked for again when it is next opened. When its chunk is gone the page is reloaded,
 * unless there is a form on it: what was typed there would be lost.
 */
export function lazyDialog<Module, Props extends Closable>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyDialog<Props> {
  let loaded: ComponentType<Props> | null = null
  const ask = async (loadIt: () => Promise<Module>) => {
    // Some browsers remember a failed import until the page is reloaded: don't ask when it is sure to fail.
    if (!navigator.onLine) throw new Error('offline')
    loaded = pick(await loadIt())
  }

  function Dialog(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded)
    const giveUp = useEffectEvent(() => {
      toast.error('We could not load this. Please check your connection, or reload the page.')
      props.onClose()
    })
    useEffect(() => {
      if (Loaded) return
      let isOpen = true
      ask(() => loadOrReload(load, holdsNoForm)).then(
        () => isOpen && setLoaded(() => loaded),
        () => isOpen && giveUp(),
      )
      return () => {
        isOpen = false
      }
    }, [Loaded])
    return Loaded && <Loaded {...props} />
  }
  return { Dialog, preload: () => ask(load).catch(() => undefined) }
}

const holdsNoForm = () => document.querySelector('form') === null

/** Asks for dialogs once the page is drawn: a press finds them there. */
export function usePreload(...dialogs: Pick<LazyDialog<never>, 'preload'>[]) {
  const preload = useEffectEvent(() => {
    for (const dialog of dialogs) void dialog.preload()
  })
  useEffect(() => preload(), [])
}
