import type { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import type { OneTimeCodes } from '../../auth/one-time-codes.ts'
import type { Passwords } from '../../auth/passwords.ts'
import type { RateLimits } from '../../auth/rate-limits.ts'
import type { Tokens } from '../../auth/tokens.ts'
import type { StoreSettings } from '../../settings/config.ts'
import type { Viewer } from '../../domains/account/viewer.ts'
import { createAccountLoaders, type AccountLoaders } from '../../domains/account/account.loaders.ts'
import { findViewer } from '../../domains/account/account.service.ts'
import { createCartLoaders, type OwnCartLoaders } from '../../domains/cart/cart.loaders.ts'
import {
  createCatalogueLoaders,
  type CatalogueLoaders,
} from '../../domains/catalogue/browse/catalogue.loaders.ts'
import type { CatalogueReader } from '../../domains/catalogue/reading/catalogue-reader.ts'
import type { ProductColumns } from '../../domains/catalogue/reading/table/product-columns.ts'
import { databaseReader } from '../../domains/catalogue/reading/database-reader.ts'
import type { ProductSearch } from '../../domains/catalogue/search/product-search.ts'
import type { Suggest } from '../../domains/catalogue/search/suggestions/suggestions.ts'
import { authenticatePartner } from '../../domains/partner/admission.ts'
import { createPartnerLoaders, type PartnerLoaders } from '../../domains/partner/partner.loaders.ts'
import { partnerMessages } from '../../domains/partner/messages.ts'
import type { Partner } from '../../domains/partner/scopes.ts'
import type { UsageCounter } from '../../domains/partner/usage-counter.ts'
import {
  createPrescriptionLoaders,
  type PrescriptionLoaders,
} from '../../domains/prescription/prescription.loaders.ts'
import { createWebhookLoaders, type WebhookLoaders } from '../../domains/webhook/webhook.loaders.ts'
import type { PrescriptionLinks } from '../../domains/prescription/prescription-links.ts'
import type { HashSearcher } from '../../domains/search-lab/searcher-hash.ts'
import type { AddressRules } from '../../domains/webhook/webhook-address.ts'
import { forbidden, requestError, unauthenticated } from '../../lib/errors.ts'
import type { CacheValidity } from '../../lib/cache/cache-validity.ts'
import type { OperationMetrics } from '../../lib/operation-metrics.ts'
import type { CardProvider } from '../../payments/card-provider.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import { graphqlMessages } from '../messages.ts'

/** What requests of a process share. */
export interface Services {
  passwords: Passwords
  tokens: Tokens
  codes: OneTimeCodes
  limits: RateLimits
  /** Counts the requests with partner keys. */
  usage: UsageCounter
  search: ProductSearch
  suggest: Suggest
  /** Hashes who has searched for a text. */
  hashSearcher: HashSearcher
  /** Whether the in-memory catalogue is up to date. */
  validity: CacheValidity
  /** Where requests without a key read the catalogue. */
  catalogue: CatalogueReader
  /** The columns of all products, with the latest changes. */
  readColumns: () => Promise<ProductColumns>
  /** The same, up to a second old, with no database command. */
  readRecentColumns: () => Promise<ProductColumns>
  pictures: FileStorage
  /** The private storage of prescriptions. */
  prescriptionFiles: FileStorage
  /** Signs the paths at which prescriptions can be read. */
  prescriptionLinks: PrescriptionLinks
  store: StoreSettings
  /** The card provider, or null if card payments are not configured. */
  cards: CardProvider | null
  /** Which URLs webhooks may have. */
  webhookAddresses: AddressRules
}

/** The credentials and the origin of a request. */
export interface Caller {
  /** The network that sends the request, from trusted headers only. */
  address: string
  /** The bearer token, unless it is a key. */
  accessToken: string | null
  /** The partner key. */
  apiKey: string | null
  /** The header User-Agent. */
  userAgent: string | null
}

type Loaders = AccountLoaders &
  CatalogueLoaders &
  OwnCartLoaders &
  PartnerLoaders &
  PrescriptionLoaders &
  WebhookLoaders

/** The context of the resolvers, created for each request. */
export interface Context extends Services {
  log: Logger
  /** The network that sends the request. */
  address: string
  /** The header User-Agent. */
  userAgent: string | null
  /** The seconds of the header Retry-After; null unless the caller is rate-limited. */
  retryAfter: number | null
  /** The cost of the operation, once it is known. */
  cost: number | null
  /** The metrics of the operation; null where the caller may not see them. */
  metrics: OperationMetrics | null
  loaders: Loaders
  /** The partner of the key; null without a key. */
  partner: Partner | null
  /** The signed-in user, looked up once; null without a token. Throws for an invalid token. */
  viewer(): Promise<Viewer | null>
  /** The signed-in user. Throws for everyone else. */
  signedIn(): Promise<Viewer>
  /** Starts a root field of a mutation without what earlier ones have loaded, the viewer included. */
  beginMutation(): void
}

/** Creates the context of a request. An invalid key is rejected here, whatever the request asks for. */
export async function createContext(
  services: Services,
  { address, accessToken, apiKey, userAgent }: Caller,
  log: Logger,
): Promise<Context> {
  if (apiKey !== null && accessToken !== null) throw twoCredentials()
  const partner = apiKey === null ? null : await authenticatePartner(services, { apiKey, address })
  return buildContext(services, { address, accessToken, userAgent, partner }, log)
}

/** Creates the context of background work with the rights of a key, such as for webhook payloads. */
export function createPartnerContext(services: Services, partner: Partner, log: Logger): Context {
  return buildContext(services, { address: '', accessToken: null, userAgent: null, partner }, log)
}

function buildContext(
  services: Services,
  { address, accessToken, userAgent, partner }: Omit<Caller, 'apiKey'> & Pick<Context, 'partner'>,
  log: Logger,
): Context {
  // Partners must not read data older than the change numbers that they have seen.
  const catalogue = partner ? databaseReader : services.catalogue
  let found: Promise<Viewer | null> | null = null
  let mutations = 0
  const viewer = () =>
    (found ??= accessToken ? requireViewer(services.tokens, accessToken) : Promise.resolve(null))
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
      if (partner) throw forbidden(partnerMessages.NOT_FOR_KEYS())
      const current = await viewer()
      if (!current) throw unauthenticated()
      return current
    },
    beginMutation() {
      mutations += 1
      // The viewer may have been loaded for an upload; nothing has been written since.
      if (mutations === 1) return
      found = null
      // Apollo Server passes a copy of the context to the resolvers: `this` is that copy.
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
    ...createPrescriptionLoaders(),
    ...createWebhookLoaders(),
  }
}

function twoCredentials(): GraphQLError {
  return requestError(graphqlMessages.TWO_CREDENTIALS())
}

async function requireViewer(tokens: Tokens, accessToken: string): Promise<Viewer> {
  const viewer = await findViewer(tokens, accessToken)
  if (!viewer) throw unauthenticated()
  return viewer
}
