import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { runAfterPaint } from '../../lib/run-after-paint.ts'
import { toast } from '../toast/toast.ts'

interface Closable {
  onClose: () => void
}

interface LazyDialog<Props> {
  /** Render it only while it is open. Nothing is shown until the dialog has loaded. */
  Dialog: ComponentType<Props>
  /** Preloads the chunk. Never rejects: a missing chunk is retried when the dialog opens. */
  preload: () => Promise<void>
}

/**
 * A dialog in its own chunk, as the default export: `lazyDialog(() => import('…'))`. If it can't be loaded, shows a
 * toast and closes; reopening it retries. If the chunk no longer exists, the page is reloaded, unless it contains a
 * form, whose input would be lost.
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyDialog<Props> {
  let loaded: ComponentType<Props> | null = null
  const ask = async (loadIt: typeof load) => {
    // Some browsers cache a failed import until the page is reloaded, so nothing is imported while offline.
    if (!navigator.onLine) throw new Error('offline')
    loaded = (await loadIt()).default
  }

  function Dialog(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded)
    const giveUp = useEffectEvent(() => {
      toast.error('We couldn’t load this. Please check your connection, or reload the page.')
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

/** Preloads dialogs after the page has been painted. */
export function usePreload(...dialogs: Pick<LazyDialog<never>, 'preload'>[]) {
  const preload = useEffectEvent(() => {
    for (const dialog of dialogs) void dialog.preload()
  })
  useEffect(() => runAfterPaint(preload), [])
}
