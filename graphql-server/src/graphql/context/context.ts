import type { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import type { OneTimeCodes } from '../../auth/one-time-codes.ts'
import type { Passwords } from '../../auth/passwords.ts'
import type { RateLimits } from '../../auth/rate-limits.ts'
import type { Tokens } from '../../auth/tokens.ts'
import type { Shop, StoreSettings } from '../../domains/shop/shop.ts'
import type { Viewer } from '../../domains/account/viewer.ts'
import { createAccountLoaders, type AccountLoaders } from '../../domains/account/account.loaders.ts'
import { findViewer } from '../../domains/account/account.service.ts'
import { createAddressLoaders, type AddressLoaders } from '../../domains/address/address.loaders.ts'
import {
  createCustomerLoaders,
  type CustomerLoaders,
} from '../../domains/customer/customer.loaders.ts'
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
  createCustomerOrderLoaders,
  type CustomerOrderLoaders,
} from '../../domains/order/sales/customer-orders.loaders.ts'
import {
  createEarlierSupplyLoaders,
  type EarlierSupplyLoaders,
} from '../../domains/order/prescription/earlier-supplies.loaders.ts'
import {
  createPrescriptionLoaders,
  type PrescriptionLoaders,
} from '../../domains/prescription/prescription.loaders.ts'
import { createWebhookLoaders, type WebhookLoaders } from '../../domains/webhook/webhook.loaders.ts'
import {
  createDocumentLoaders,
  type DocumentLoaders,
} from '../../domains/order/document/document.loaders.ts'
import { createOrderLoaders, type OrderLoaders } from '../../domains/order/list/order.loaders.ts'
import {
  createPackingLoaders,
  type PackingLoaders,
} from '../../domains/order/packing/packing.loaders.ts'
import type { LinkTokens } from '../../domains/order/phone/link-tokens.ts'
import { createTicketLoaders, type TicketLoaders } from '../../domains/ticket/ticket.loaders.ts'
import type { PrivateLinks } from '../../domains/private-file/private-links.ts'
import type { HashSearcher } from '../../domains/search-lab/searcher-hash.ts'
import type { AddressRules } from '../../domains/webhook/webhook-address.ts'
import { forbidden, requestError, unauthenticated } from '../../lib/errors.ts'
import type { CacheValidity } from '../../lib/cache/cache-validity.ts'
import type { OperationMetrics } from '../../lib/operation-metrics.ts'
import type { CardProvider } from '../../payments/card-provider.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import { graphqlMessages } from '../messages.ts'

/** The services that all requests in a process share. */
export interface Services {
  passwords: Passwords
  tokens: Tokens
  codes: OneTimeCodes
  limits: RateLimits
  /** Counts requests with partner keys. */
  usage: UsageCounter
  search: ProductSearch
  suggest: Suggest
  /** Hashes the person behind a search query. */
  hashSearcher: HashSearcher
  /** Whether the in-memory catalogue is up to date. */
  validity: CacheValidity
  /** The catalogue for requests without a key. */
  catalogue: CatalogueReader
  /** Reads the columns of all products, with the latest changes. */
  readColumns: () => Promise<ProductColumns>
  /** Reads the same columns without a database command, up to a second old. */
  readRecentColumns: () => Promise<ProductColumns>
  pictures: FileStorage
  /** The private storage for prescriptions and the images of tickets. */
  prescriptionFiles: FileStorage
  /** Signs the paths of private files. */
  privateLinks: PrivateLinks
  /** Signs the links to orders that the team has prepared. */
  linkTokens: LinkTokens
  /** The shop's current settings. */
  shop: Shop
  /** The card provider, or null if card payments are not configured. */
  cards: CardProvider | null
  /** The rules for webhook URLs. */
  webhookAddresses: AddressRules
  /** The public key for notifications on the team's devices. */
  pushKey: string
}

/** A request's credentials and origin. */
export interface Caller {
  /** The network that sends the request, only from trusted headers. */
  address: string
  /** The bearer token. Null if it is a key. */
  accessToken: string | null
  apiKey: string | null
  userAgent: string | null
}

type Loaders = AccountLoaders &
  AddressLoaders &
  CatalogueLoaders &
  OwnCartLoaders &
  CustomerLoaders &
  CustomerOrderLoaders &
  EarlierSupplyLoaders &
  DocumentLoaders &
  OrderLoaders &
  PackingLoaders &
  PartnerLoaders &
  PrescriptionLoaders &
  TicketLoaders &
  WebhookLoaders

/** The resolvers' context, created for each request. */
export interface Context extends Services {
  log: Logger
  /** The shop's settings at the start of the request. */
  store: StoreSettings
  /** The network that sends the request. */
  address: string
  userAgent: string | null
  /** The header Retry-After in seconds. Null unless the caller is rate-limited. */
  retryAfter: number | null
  /** The operation's cost, once it has been computed. */
  cost: number | null
  /** The operation's metrics. Null if the caller may not see them. */
  metrics: OperationMetrics | null
  loaders: Loaders
  /** The key's partner. Null without a key. */
  partner: Partner | null
  /** Returns the logged-in user, looked up once. Null without a token. Throws for an invalid token. */
  viewer(): Promise<Viewer | null>
  /** Returns the logged-in user. Throws for everyone else. */
  signedIn(): Promise<Viewer>
  /** Starts a root field in a mutation. Drops the viewer and other data that earlier fields have loaded. */
  beginMutation(): void
}

/** Creates a request's context. Rejects an invalid key, whatever the request is for. */
export async function createContext(
  services: Services,
  { address, accessToken, apiKey, userAgent }: Caller,
  log: Logger,
): Promise<Context> {
  if (apiKey !== null && accessToken !== null) throw twoCredentials()
  const partner = apiKey === null ? null : await authenticatePartner(services, { apiKey, address })
  return buildContext(services, { address, accessToken, userAgent, partner }, log)
}

/** Creates a context with a key's rights for background work, such as webhook payloads. */
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
    store: services.shop.store,
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
      // Apollo Server passes a copy of the context to the resolvers, and `this` is that copy.
      this.loaders = createLoaders(catalogue)
    },
  }
}

function createLoaders(catalogue: CatalogueReader): Loaders {
  const catalogueLoaders = createCatalogueLoaders(catalogue)
  return {
    ...createAccountLoaders(),
    ...createAddressLoaders(),
    ...catalogueLoaders,
    ...createCartLoaders(catalogueLoaders),
    ...createCustomerLoaders(),
    ...createCustomerOrderLoaders(),
    ...createEarlierSupplyLoaders(),
    ...createDocumentLoaders(),
    ...createOrderLoaders(),
    ...createPackingLoaders(),
    ...createPartnerLoaders(),
    ...createPrescriptionLoaders(),
    ...createTicketLoaders(),
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
