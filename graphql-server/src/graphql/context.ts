import type { Logger } from 'pino'
import type { Passwords } from '../auth/passwords.ts'
import type { Tokens } from '../auth/tokens.ts'
import type { StoreSettings } from '../config.ts'
import type { Viewer } from '../domains/account/account.policy.ts'
import { findViewer } from '../domains/account/account.service.ts'
import {
  createCatalogueLoaders,
  type CatalogueLoaders,
} from '../domains/catalogue/catalogue.loaders.ts'
import type { ProductSearch } from '../domains/catalogue/search/product-search.ts'
import { unauthenticated } from '../lib/faults.ts'

/** What lives as long as the process. */
export interface Services {
  passwords: Passwords
  tokens: Tokens
  search: ProductSearch
  store: StoreSettings
}

/** What every resolver gets, made anew for each request. */
export interface Context extends Services {
  log: Logger
  /** What the operation costs, once it is known. */
  cost: number | null
  loaders: CatalogueLoaders
  /** The signed-in person, looked up once at the first call; null without a token. A dead token is refused. */
  viewer(): Promise<Viewer | null>
  /** The signed-in person; refuses everybody else. */
  signedIn(): Promise<Viewer>
}

/** The context of one request. `accessToken` is what the caller sent as bearer, if anything. */
export function createContext(
  services: Services,
  accessToken: string | null,
  log: Logger,
): Context {
  let found: Promise<Viewer | null> | null = null
  const viewer = () =>
    (found ??= accessToken ? livingViewer(services.tokens, accessToken) : Promise.resolve(null))
  return {
    ...services,
    log,
    cost: null,
    loaders: createCatalogueLoaders(),
    viewer,
    async signedIn() {
      const person = await viewer()
      if (!person) throw unauthenticated()
      return person
    },
  }
}

async function livingViewer(tokens: Tokens, accessToken: string): Promise<Viewer> {
  const viewer = await findViewer(tokens, accessToken)
  if (!viewer) throw unauthenticated()
  return viewer
}
