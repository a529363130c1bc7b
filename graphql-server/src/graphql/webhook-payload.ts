import { execute, type DocumentNode, type GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { CatalogueKind } from '../domains/catalogue/changes/record-changes.ts'
import type { Partner } from '../domains/partner/scopes.ts'
import { createPartnerContext, type Services } from './context/context.ts'
import {
  WebhookCategoryDocument,
  WebhookProductDocument,
  WebhookSubCategoryDocument,
} from './webhook-payload.generated.ts'

const DOCUMENTS: Record<CatalogueKind, DocumentNode> = {
  category: WebhookCategoryDocument,
  subCategory: WebhookSubCategoryDocument,
  product: WebhookProductDocument,
}

/** Loads the entity for a webhook's payload with the key's rights. Rejects if the schema returns an error. */
export function createEntityLoader(schema: GraphQLSchema, services: Services, log: Logger) {
  return async (partner: Partner, kind: CatalogueKind, id: string): Promise<object | null> => {
    const stock = partner.scopes.includes('STOCK_READ')
    const { data, errors } = await execute({
      schema,
      document: DOCUMENTS[kind],
      variableValues: kind === 'product' ? { id, stock } : { id },
      contextValue: createPartnerContext(services, partner, log),
    })
    const [error] = errors ?? []
    if (error) throw error
    return isObject(data?.thing) ? data.thing : null
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
