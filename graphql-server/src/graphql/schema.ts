import { makeExecutableSchema } from '@graphql-tools/schema'
import { defaultFieldResolver, parse, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountResolvers } from './resolvers/account.resolvers.ts'
import { deliveryResolvers } from './resolvers/delivery.resolvers.ts'
import { shopResolvers } from './resolvers/shop.resolvers.ts'
import { teamResolvers } from './resolvers/team.resolvers.ts'
import { addressResolvers } from './resolvers/address.resolvers.ts'
import { customerResolvers } from './resolvers/customer.resolvers.ts'
import { cartResolvers } from './resolvers/cart.resolvers.ts'
import { catalogueEditResolvers } from './resolvers/catalogue/catalogue-edit.resolvers.ts'
import { catalogueResolvers } from './resolvers/catalogue/catalogue.resolvers.ts'
import { productImportResolvers } from './resolvers/catalogue/product-import.resolvers.ts'
import { medicineResolvers } from './resolvers/catalogue/medicine.resolvers.ts'
import { orderResolvers } from './resolvers/order/order.resolvers.ts'
import { reservationResolvers } from './resolvers/order/reservation.resolvers.ts'
import { phoneOrderResolvers } from './resolvers/order/phone-order.resolvers.ts'
import { orderChangeResolvers } from './resolvers/order/order-change.resolvers.ts'
import { refundResolvers } from './resolvers/order/refund.resolvers.ts'
import { statementResolvers } from './resolvers/order/statement.resolvers.ts'
import { orderWorkResolvers } from './resolvers/order/order-work.resolvers.ts'
import { prescriptionCheckResolvers } from './resolvers/order/prescription-check.resolvers.ts'
import { batchResolvers } from './resolvers/order/batch.resolvers.ts'
import { cashResolvers } from './resolvers/order/cash.resolvers.ts'
import { documentResolvers } from './resolvers/order/document.resolvers.ts'
import { gstReturnResolvers } from './resolvers/order/gst-return.resolvers.ts'
import { changesResolvers } from './resolvers/catalogue/changes.resolvers.ts'
import { publishedWordsResolvers } from './resolvers/catalogue/published-words.resolvers.ts'
import { dashboardResolvers } from './resolvers/dashboard.resolvers.ts'
import { overviewResolvers } from './resolvers/overview.resolvers.ts'
import { partnerResolvers } from './resolvers/partner.resolvers.ts'
import { prescriptionResolvers } from './resolvers/prescription.resolvers.ts'
import { privacyResolvers } from './resolvers/privacy.resolvers.ts'
import { searchLabResolvers } from './resolvers/search-lab.resolvers.ts'
import { ticketResolvers } from './resolvers/ticket.resolvers.ts'
import { webhookResolvers } from './resolvers/webhook.resolvers.ts'
import { folders } from '../settings/folders.ts'
import type { CacheValidity } from '../lib/cache/cache-validity.ts'
import { addAccessNotes } from './access-notes.ts'
import { commonResolvers } from './resolvers/common.resolvers.ts'
import type { Context } from './context/context.ts'
import { enforceRateLimit, type Use } from './rate-limit.ts'
import { recordRetryAfter } from './retry-after.ts'
import { requireRight } from './rights.ts'
import { bucketOf, rulesOf, type RootFieldRule, type RootType } from './access.ts'

/** Builds the schema from `schema/*.graphql` and the resolvers, and enforces the root fields' rules. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema<Context>({
    typeDefs: readdirSync(folders.schema)
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => addAccessNotes(parse(readFileSync(join(folders.schema, file), 'utf8')))),
    resolvers: [
      commonResolvers,
      accountResolvers,
      shopResolvers,
      deliveryResolvers,
      teamResolvers,
      addressResolvers,
      customerResolvers,
      cartResolvers,
      catalogueResolvers,
      catalogueEditResolvers,
      productImportResolvers,
      medicineResolvers,
      searchLabResolvers,
      partnerResolvers,
      changesResolvers,
      publishedWordsResolvers,
      webhookResolvers,
      prescriptionResolvers,
      orderResolvers,
      phoneOrderResolvers,
      reservationResolvers,
      refundResolvers,
      orderChangeResolvers,
      statementResolvers,
      orderWorkResolvers,
      prescriptionCheckResolvers,
      batchResolvers,
      cashResolvers,
      documentResolvers,
      gstReturnResolvers,
      ticketResolvers,
      privacyResolvers,
      overviewResolvers,
      dashboardResolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  describeScalars(schema)
  guard('Query', schema.getQueryType())
  guard('Mutation', schema.getMutationType())
  return schema
}

/** Restores the descriptions of scalars, which are lost because resolvers replace the SDL's scalars. */
function describeScalars(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    type.description ??= type.astNode?.description?.value
  }
}

/** Wraps each root field's resolver, so that it runs only if the field's rule allows it. */
function guard(
  parent: RootType,
  type: GraphQLObjectType<unknown, Context> | null | undefined,
): void {
  const rules = rulesOf(parent)
  for (const field of Object.values(type?.getFields() ?? {})) {
    const rule = rules.get(field.name)
    if (!rule) throw new Error(`${parent}.${field.name} has no rule.`)
    const bucket = bucketOf(parent, rule)
    const isOfTeam = !['anyone', 'user'].includes(rule.access)
    const isEdit = parent === 'Mutation' && isOfTeam && !rule.keyScope
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = async (root, args, context, info) => {
      if (parent === 'Mutation') context.beginMutation()
      await requireRight(field.name, rule, context)
      const use: Use = { bucket: counts(rule, args) ? bucket : null, access: rule.access, args }
      const result: unknown = await enforceRateLimit(use, context, async () => {
        const work = async () => {
          const answer: unknown = await resolve(root, args, context, info)
          return answer
        }
        return isEdit ? withoutStaleReads(context.validity, work) : work()
      })
      recordRetryAfter(result, context)
      return result
    }
  }
}

/** Whether a call with these arguments is limited. */
function counts({ limitedIfGiven }: RootFieldRule, args: unknown): boolean {
  if (!limitedIfGiven || typeof args !== 'object' || args === null) return true
  return limitedIfGiven.some((name) => Reflect.get(args, name) != null)
}

/** Runs an edit with the response cache invalidated before and after, so that later reads in this process are fresh. */
async function withoutStaleReads(
  validity: CacheValidity,
  edit: () => Promise<unknown>,
): Promise<unknown> {
  validity.invalidate()
  try {
    return await edit()
  } finally {
    validity.invalidate()
  }
}
