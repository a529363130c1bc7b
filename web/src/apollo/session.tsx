import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import {
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { storage, tabStorage } from '../lib/storage.ts'
import { useDeferredStart } from '../lib/use-deferred-start.ts'
import { forgetViewer } from './forget-viewer.ts'
import { LayoutDocument, type LayoutQuery, useLayoutQuery } from './layout.generated.ts'
import { type Tokens, tokens } from './tokens.ts'

export type Viewer = NonNullable<LayoutQuery['viewer']>
export type Store = LayoutQuery['store']

interface Session {
  /** The logged-in user; null for guests and while loading. */
  viewer: Viewer | null
  /** There is a token, and the viewer is loading. */
  isLoading: boolean
  /** There is a token, but the viewer could not be loaded. */
  hasFailed: boolean
}

interface SessionActions {
  /** Stores the tokens and loads the viewer. */
  signIn: (pair: Tokens) => Promise<void>
  /** Removes everything about the viewer. */
  signOut: () => void
  /** Reloads the viewer. */
  reload: () => Promise<unknown>
}

const StoreContext = createContext<Store | null>(null)
const SessionContext = createContext<Session>({ viewer: null, isLoading: false, hasFailed: false })
const ActionsContext = createContext<SessionActions | null>(null)

/** The shop's name and contact data; null while loading. */
export const useStore = () => use(StoreContext)

/** The viewer, from the Apollo cache. */
export const useViewer = () => use(SessionContext)

export function useSessionActions(): SessionActions {
  const actions = use(ActionsContext)
  if (!actions) throw new Error('SessionProvider is missing')
  return actions
}

/** Whether this browser has an access token. */
function useHasToken(): boolean {
  return useSyncExternalStore(
    tokens.subscribe,
    () => tokens.access() !== null,
    () => false,
  )
}

/** Sends the layout query while React starts. If it fails, the component that reads it shows the error. */
export function preloadLayout(client: ApolloClient): void {
  client.query({ query: LayoutDocument, fetchPolicy: 'network-only' }).catch(() => undefined)
}

/** Loads the layout query once, and provides its parts. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const hasToken = useHasToken()
  const { data, previousData, loading, error, refetch } = useLayoutQuery({
    fetchPolicy: useFirstPolicy(hasToken),
  })
  const isChanging = useSignOutElsewhere(refetch)
  const viewer = (hasToken && !isChanging && data?.viewer) || null
  const session = useMemo(
    () => ({
      viewer,
      isLoading: hasToken && (loading || isChanging) && !viewer,
      hasFailed: hasToken && !loading && !viewer && Boolean(error),
    }),
    [viewer, hasToken, loading, isChanging, error],
  )
  const shown = useDeferredStart(session, isLoadingViewer)
  useLateToken(hasToken, data?.viewer === null && !loading, refetch)
  return (
    <ActionsContext value={useActions(refetch)}>
      <StoreContext value={(data ?? previousData)?.store ?? null}>
        <SessionContext value={shown}>{children}</SessionContext>
      </StoreContext>
    </ActionsContext>
  )
}

const isLoadingViewer = ({ isLoading }: Session) => isLoading

/** A prerendered page includes the shop's data, but not the viewer. */
function useFirstPolicy(hasToken: boolean) {
  const client = useApolloClient()
  const [isViewerMissing] = useState(
    () => hasToken && client.readQuery({ query: LayoutDocument })?.viewer === null,
  )
  return isViewerMissing ? 'cache-and-network' : 'cache-first'
}

function useActions(refetch: () => Promise<unknown>): SessionActions {
  const client = useApolloClient()
  const signIn = useCallback(
    async (pair: Tokens) => {
      // Removed first, so that other tabs load the new person's data instead of showing the old person's.
      tokens.clear()
      tokens.save(pair)
      await refetch()
    },
    [refetch],
  )
  const signOut = useCallback(() => {
    storage.clear()
    tabStorage.clear()
    tokens.clear()
    forgetViewer(client.cache)
  }, [client])
  return useMemo(() => ({ signIn, signOut, reload: refetch }), [signIn, signOut, refetch])
}

/** Loads the viewer after a login in another tab, or when a prerendered page finds a token. */
function useLateToken(hasToken: boolean, isMissing: boolean, refetch: () => Promise<unknown>) {
  // Runs only when a token appears, so that a rejected token can't cause a loop.
  const load = useEffectEvent(() => {
    if (hasToken && isMissing) refetch().catch(() => undefined)
  })
  useEffect(() => load(), [hasToken])
}

/**
 * Forgets the viewer when another tab logs out, and loads the next viewer if that tab has since logged in. Returns
 * whether it is loading, because Apollo still returns the former viewer during this time.
 */
function useSignOutElsewhere(refetch: () => Promise<unknown>): boolean {
  const { cache } = useApolloClient()
  const [isChanging, setIsChanging] = useState(false)
  const onRemoved = useEffectEvent(async () => {
    forgetViewer(cache)
    if (tokens.access() === null) return
    setIsChanging(true)
    // Apollo's query forgets the viewer in a later task. If it loaded earlier, a failure would bring the viewer back.
    await new Promise((resolve) => setTimeout(resolve))
    await refetch().catch(() => undefined)
    setIsChanging(false)
  })
  useEffect(() => tokens.onRemovedElsewhere(() => void onRemoved()), [])
  return isChanging
}
