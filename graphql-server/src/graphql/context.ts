import type { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import type { OneTimeCodes } from '../auth/one-time-codes.ts'
import type { Passwords } from '../auth/passwords.ts'
import type { RateLimits } from '../auth/rate-limits.ts'
import type { Tokens } from '../auth/tokens.ts'
import type { StoreSettings } from '../config.ts'
import type { Viewer } from '../domains/account/account.policy.ts'
import { createAccountLoaders, type AccountLoaders } from '../domains/account/account.loaders.ts'
import { findViewer } from '../domains/account/account.service.ts'
import { createCartLoaders, type OwnCartLoaders } from '../domains/cart/cart.loaders.ts'
import {
  createCatalogueLoaders,
  type CatalogueLoaders,
} from '../domains/catalogue/catalogue.loaders.ts'
import type { CatalogueReader } from '../domains/catalogue/reading/catalogue-reader.ts'
import { databaseReader } from '../domains/catalogue/reading/database-reader.ts'
import type { ProductSearch } from '../domains/catalogue/search/product-search.ts'
import { authenticatePartner } from '../domains/partner/admission.ts'
import { createPartnerLoaders, type PartnerLoaders } from '../domains/partner/partner.loaders.ts'
import { NOT_FOR_KEYS, type Partner } from '../domains/partner/partner.policy.ts'
import type { UsageCounter } from '../domains/partner/usage-counter.ts'
import type { AddressRules } from '../domains/webhook/webhook-address.ts'
import { badUserInput, forbidden, unauthenticated } from '../lib/errors.ts'
import type { CacheValidity } from '../lib/cache-validity.ts'
import type { OperationMetrics } from '../lib/operation-metrics.ts'
import type { CardProvider } from '../payments/card-provider.ts'
import type { PictureStorage } from '../uploads/storage.ts'

/** What lives as long as the process. */
export interface Services {
  passwords: Passwords
  tokens: Tokens
  codes: OneTimeCodes
  limits: RateLimits
  /** Of the requests with partners' keys. */
  usage: UsageCounter
  search: ProductSearch
  /** Whether what is remembered of the catalogue still holds. */
  validity: CacheValidity
  /** Where people's requests read the catalogue. */
  catalogue: CatalogueReader
  pictures: PictureStorage
  store: StoreSettings
  /** Who charges cards; null where nobody is configured. */
  cards: CardProvider | null
  /** Where partners' webhooks may lead. */
  webhookAddresses: AddressRules
}

/** What a request says of who sends it. */
export interface Caller {
  /** Network from which the request comes, as far as it is known for certain. */
  address: string
  /** What came as bearer, if anything, and is no key. */
  accessToken: string | null
  /** What came as a partner's key, if anything. */
  apiKey: string | null
  /** The header User-Agent. */
  userAgent: string | null
}

type Loaders = AccountLoaders & CatalogueLoaders & OwnCartLoaders & PartnerLoaders

/** What every resolver gets, made anew for each request. */
export interface Context extends Services {
  log: Logger
  /** Network from which the request comes. */
  address: string
  /** What the caller's device calls itself. */
  userAgent: string | null
  /** After how many seconds to come again, once the caller was refused for coming too often. */
  retryAfter: number | null
  /** What the operation costs, once it is known. */
  cost: number | null
  /** What the operation takes; null where the caller is not told. */
  metrics: OperationMetrics | null
  loaders: Loaders
  /** Who came with a key; null for people. */
  partner: Partner | null
  /** The signed-in person, looked up once at the first call; null without a token. A dead token is refused. */
  viewer(): Promise<Viewer | null>
  /** The signed-in person; refuses everybody else. */
  signedIn(): Promise<Viewer>
  /** Begins a root field of a mutation: what those before it have loaded, the viewer included, is forgotten. */
  beginMutation(): void
}

/**
 * The context of one request. A key is looked at here, before anybody knows what is asked for: one that is none
 * is refused at every door.
 */
export async function createContext(
  services: Services,
  { address, accessToken, apiKey, userAgent }: Caller,
  log: Logger,
): Promise<Context> {
  if (apiKey !== null && accessToken !== null) throw twoCallers()
  const partner = apiKey === null ? null : await authenticatePartner(services, { apiKey, address })
  return contextOf(services, { address, accessToken, userAgent, partner }, log)
}

/** The context of what a process does by itself with the rights of a key, such as telling its webhooks. */
export function contextOfPartner(services: Services, partner: Partner, log: Logger): Context {
  return contextOf(services, { address: '', accessToken: null, userAgent: null, partner }, log)
}

function contextOf(
  services: Services,
  { address, accessToken, userAgent, partner }: Omit<Caller, 'apiKey'> & Pick<Context, 'partner'>,
  log: Logger,
): Context {
  // What a partner reads is not older than the numbers of its changes.
  const catalogue = partner ? databaseReader : services.catalogue
  let found: Promise<Viewer | null> | null = null
  let mutations = 0
  const viewer = () =>
    (found ??= accessToken ? livingViewer(services.tokens, accessToken) : Promise.resolve(null))
  return {
    ...services,
    log,
    address,
    userAgent,
    retryAfter: null,
    cost: null,
    metrics: null,
    catalogue,
    loaders: createLoaders(catalogue),
    partner,
    viewer,
    async signedIn() {
      if (partner) throw forbidden(NOT_FOR_KEYS)
      const person = await viewer()
      if (!person) throw unauthenticated()
      return person
    },
    beginMutation() {
      mutations += 1
      // Who asks was looked up for an upload already, and nothing was written since.
      if (mutations === 1) return
      found = null
      // Apollo gives a copy of the context to the resolvers: it is theirs that is to be renewed.
      this.loaders = createLoaders(catalogue)
    },
  }
}

function createLoaders(catalogue: CatalogueReader): Loaders {
  const catalogueLoaders = createCatalogueLoaders(catalogue)
  return {
    ...createAccountLoaders(),
    ...catalogueLoaders,
    ...createCartLoaders(catalogueLoaders),
    ...createPartnerLoaders(),
  }
}

function twoCallers(): GraphQLError {
  return badUserInput('Please send an access token or an API key, not both.')
}

async function livingViewer(tokens: Tokens, accessToken: string): Promise<Viewer> {
  const viewer = await findViewer(tokens, accessToken)
  if (!viewer) throw unauthenticated()
  return viewer
}
