import { type ComponentType, lazy, useState } from 'react'
import { loadOrReload } from '../lib/load-or-reload.ts'

export interface LazyChunk<Props = object> {
  Content: ComponentType<Props>
  /**
   * Loads the chunk in advance, and if wanted its parts in chunks of their own. Never rejects: an error is shown when
   * the component is rendered.
   */
  preload: (withParts?: boolean) => Promise<void>
}

/** A module whose default export is a component. */
export interface ChunkModule<Props = object> {
  default: ComponentType<Props>
  /** Loads the parts of the component that are in chunks of their own. */
  preloadParts?: () => Promise<unknown>
}

/** A component in its own chunk: `lazyChunk(() => import('…'))`. */
export function lazyChunk<Props extends object = object>(
  load: () => Promise<ChunkModule<Props>>,
): LazyChunk<Props> {
  let preloaded: ComponentType<Props> | null = null
  const Lazy = lazy(() => loadOrReload(load))

  /** A preloaded component is rendered at once. React would first show the fallback of a lazy one. */
  function Content(props: Props) {
    const [Component] = useState(() => preloaded ?? Lazy)
    return <Component {...props} />
  }
  const preload = async (withParts = false) => {
    try {
      const module = await load()
      preloaded = module.default
      if (withParts) await module.preloadParts?.()
    } catch {
      // Tried again, and shown, when it is rendered.
    }
  }
  return { Content, preload }
}
