import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadOrReload } from '../lib/load-or-reload.ts'

export interface LazyRoute {
  Route: LazyExoticComponent<ComponentType>
  /** Preloads the route's chunk. Never rejects: an error is shown when the route is rendered. */
  preload: () => Promise<void>
}

/** A route in its own chunk, whose default export it is: `lazyRoute(() => import('…'))`. */
export function lazyRoute(load: () => Promise<{ default: ComponentType }>): LazyRoute {
  return {
    Route: lazy(() => loadOrReload(load)),
    preload: async () => {
      await load().catch(() => undefined)
    },
  }
}
