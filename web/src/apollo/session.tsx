import { useApolloClient } from '@apollo/client/react'
import {
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { storage, tabStorage } from '../lib/storage.ts'
import { forgetViewer } from './forget-viewer.ts'
import { type LayoutQuery, useLayoutQuery } from './generated.ts'
import { type Tokens, tokens } from './tokens.ts'

export type Viewer = NonNullable<LayoutQuery['viewer']>
export type Store = LayoutQuery['store']

interface Session {
  /** The signed-in person, null when nobody is, and while it is not known yet. */
  viewer: Viewer | null
  /** True while a token is there and its person has not been loaded. */
  isLoading: boolean
  /** True when a token is there and its person could not be loaded: not signed out, but out of reach. */
  hasFailed: boolean
}

interface SessionActions {
  /** Starts the session of a login: keeps its tokens and loads its person and cart. */
  signIn: (pair: Tokens) => Promise<void>
  /** Forgets everything about the person. */
  signOut: () => void
  /** Asks again who is signed in. */
  reload: () => Promise<unknown>
}

const StoreContext = createContext<Store | null>(null)
const SessionContext = createContext<Session>({ viewer: null, isLoading: false, hasFailed: false })
const ActionsContext = createContext<SessionActions | null>(null)

/** The store's own facts, such as its name. Null until they have arrived. */
export const useStore = () => use(StoreContext)

/** Who is signed in, out of the Apollo cache. */
export const useViewer = () => use(SessionContext)

export function useSessionActions(): SessionActions {
  const actions = use(ActionsContext)
  if (!actions) throw new Error('SessionProvider is missing')
  return actions
}

/** Whether this browser holds a session's token. */
function useHasToken(): boolean {
  return useSyncExternalStore(
    tokens.subscribe,
    () => tokens.access() !== null,
    () => false,
  )
}

/** Loads the layout's query once and hands its parts to whoever reads them. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const hasToken = useHasToken()
  const { data, loading, error, refetch } = useLayoutQuery()
  const viewer = (hasToken && data?.viewer) || null
  const session = useMemo(
    () => ({
      viewer,
      isLoading: hasToken && loading && !viewer,
      hasFailed: hasToken && !loading && !viewer && Boolean(error),
    }),
    [viewer, hasToken, loading, error],
  )
  useLateToken(hasToken, data?.viewer === null, refetch)
  return (
    <ActionsContext value={useActions(refetch)}>
      <StoreContext value={data?.store ?? null}>
        <SessionContext value={session}>{children}</SessionContext>
      </StoreContext>
    </ActionsContext>
  )
}

function useActions(refetch: () => Promise<unknown>): SessionActions {
  const client = useApolloClient()
  const signIn = useCallback(
    async (pair: Tokens) => {
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

/** A login in another tab, or one that the server's rendering could not know of, brings its person here. */
function useLateToken(hasToken: boolean, isMissing: boolean, refetch: () => Promise<unknown>) {
  // Only a change of the token asks again: a token that the server does not take must not loop.
  const load = useEffectEvent(() => {
    if (hasToken && isMissing) refetch().catch(() => undefined)
  })
  useEffect(() => load(), [hasToken])
}
