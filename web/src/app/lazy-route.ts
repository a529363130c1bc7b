import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadOrReload } from '../lib/load-or-reload.ts'

export interface LazyRoute {
  Route: LazyExoticComponent<ComponentType>
  /** Preloads the route's chunk. Never rejects: an error is shown when the route is rendered. */
  preload: () => Promise<void>
}

/** A route in its own chunk: `lazyRoute(() => import('…'), (module) => module.CartRoute)`. */
export function lazyRoute<Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
): LazyRoute {
  return {
    Route: lazy(async () => ({ default: pick(await loadOrReload(load)) })),
    preload: async () => {
      await load().catch(() => undefined)
    },
  }
}
