import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

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

/**
 * A page that has been open while the store was updated asks for chunks that are gone: the new version has them
 * under other names, so it is loaded. Not within the first seconds, or a chunk that is missing for good would loop.
 */
async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine || performance.now() < 10_000) throw error
    window.location.reload()
    return new Promise(() => undefined)
  }
}
