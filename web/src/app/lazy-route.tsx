import { type ComponentType, lazy, useState } from 'react'
import { loadOrReload } from '../lib/load-or-reload.ts'

export interface LazyRoute {
  Route: ComponentType
  /** Preloads the route's chunk. Never rejects: an error is shown when the route is rendered. */
  preload: () => Promise<void>
}

/** A route in its own chunk, whose default export it is: `lazyRoute(() => import('…'))`. */
export function lazyRoute(load: () => Promise<{ default: ComponentType }>): LazyRoute {
  let preloaded: ComponentType | null = null
  const Lazy = lazy(() => loadOrReload(load))

  /** A preloaded route is rendered at once. React would first show the fallback of a lazy component. */
  function Route() {
    const [Content] = useState(() => preloaded ?? Lazy)
    return <Content />
  }
  const preload = async () => {
    await load().then(
      (module) => (preloaded = module.default),
      () => undefined,
    )
  }
  return { Route, preload }
}
