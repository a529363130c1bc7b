import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadOrReload } from '../lib/load-or-reload.ts'

export interface LazyRoute {
  Route: LazyExoticComponent<ComponentType>
  /** Loads the route's chunk ahead of time. Never fails: what is missing then shows when the route is drawn. */
  preload: () => Promise<void>
}

/** A route in a chunk of its own: `lazyRoute(() => import('…'), (module) => module.CartRoute)`. */
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
