import { type ComponentType, lazy, useState } from 'react'
import { loadOrReload } from '../lib/load-or-reload.ts'

export interface LazyRoute<Props = object> {
  Route: ComponentType<Props>
  /** Preloads the route's chunk. Never rejects: an error is shown when the route is rendered. */
  preload: () => Promise<void>
}

/** A route in its own chunk, whose default export it is: `lazyRoute(() => import('…'))`. */
export function lazyRoute<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyRoute<Props> {
  let preloaded: ComponentType<Props> | null = null
  const Lazy = lazy(() => loadOrReload(load))

  /** A preloaded route is rendered at once. React would first show the fallback of a lazy component. */
  function Route(props: Props) {
    const [Content] = useState(() => preloaded ?? Lazy)
    return <Content {...props} />
  }
  const preload = async () => {
    await load().then(
      (module) => (preloaded = module.default),
      () => undefined,
    )
  }
  return { Route, preload }
}
