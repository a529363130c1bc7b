import { type ComponentType, lazy, useState } from 'react'
import { loadOrReload } from '../lib/load-or-reload.ts'

export interface LazyChunk<Props = object> {
  Content: ComponentType<Props>
  /**
   * Preloads the chunk, and its parts' chunks if requested. Never rejects: an error is shown when the component is
   * rendered.
   */
  preload: (withParts?: boolean) => Promise<void>
}

/** A module whose default export is a component. */
export interface ChunkModule<Props = object> {
  default: ComponentType<Props>
  /** Loads the component's parts that are in separate chunks. */
  preloadParts?: () => Promise<unknown>
}

/** A component in its own chunk: `lazyChunk(() => import('…'))`. */
export function lazyChunk<Props extends object = object>(
  load: () => Promise<ChunkModule<Props>>,
): LazyChunk<Props> {
  let preloaded: ComponentType<Props> | null = null
  const Lazy = lazy(() => loadOrReload(load))

  /** Renders a preloaded component immediately. React would first show a lazy component's fallback. */
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
      // Rendering retries it and shows the error.
    }
  }
  return { Content, preload }
}
