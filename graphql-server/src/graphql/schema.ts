import { makeExecutableSchema } from '@graphql-tools/schema'
import { defaultFieldResolver, parse, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RootFieldRule } from '../domains/account/account.policy.ts'
import { accountResolvers } from '../domains/account/account.resolvers.ts'
import { teamResolvers } from '../domains/account/team/team.resolvers.ts'
import { addressResolvers } from '../domains/address/address.resolvers.ts'
import { cartResolvers } from '../domains/cart/cart.resolvers.ts'
import { catalogueEditResolvers } from '../domains/catalogue/catalogue-edit.resolvers.ts'
import { catalogueResolvers } from '../domains/catalogue/catalogue.resolvers.ts'
import { productImportResolvers } from '../domains/catalogue/csv/product-import.resolvers.ts'
import { medicineResolvers } from '../domains/catalogue/medicine/medicine.resolvers.ts'
import { orderResolvers } from '../domains/order/order.resolvers.ts'
import { reservationResolvers } from '../domains/order/checkout/reservation.resolvers.ts'
import { statementResolvers } from '../domains/order/payment/statement/statement.resolvers.ts'
import { orderWorkResolvers } from '../domains/order/desk/work.resolvers.ts'
import { prescriptionCheckResolvers } from '../domains/order/prescription/prescription-check.resolvers.ts'
import { changesResolvers } from '../domains/catalogue/changes/changes.resolvers.ts'
import { publishedWordsResolvers } from '../domains/catalogue/search-words/published-words.resolvers.ts'
import { overviewResolvers } from '../domains/overview/overview.resolvers.ts'
import { partnerResolvers } from '../domains/partner/partner.resolvers.ts'
import { prescriptionResolvers } from '../domains/prescription/prescription.resolvers.ts'
import { privacyResolvers } from '../domains/privacy/privacy.resolvers.ts'
import { searchLabResolvers } from '../domains/search-lab/search-lab.resolvers.ts'
import { webhookResolvers } from '../domains/webhook/webhook.resolvers.ts'
import { folders } from '../folders.ts'
import type { CacheValidity } from '../lib/cache/cache-validity.ts'
import { addAccessNotes } from './access-notes.ts'
import { commonResolvers } from './common.resolvers.ts'
import type { Context } from './context.ts'
import { enforceRateLimit, type Use } from './rate-limit.ts'
import { recordRetryAfter } from './retry-after.ts'
import { requireRight } from './rights.ts'
import { bucketOf, rulesOf, type RootType } from './root-field-rules.ts'

/** Builds the schema from `schema/*.graphql` and the resolvers, and enforces the rules of the root fields. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema<Context>({
    typeDefs: readdirSync(folders.schema)
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => addAccessNotes(parse(readFileSync(join(folders.schema, file), 'utf8')))),
    resolvers: [
      commonResolvers,
      accountResolvers,
      teamResolvers,
      addressResolvers,
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
      reservationResolvers,
      statementResolvers,
      orderWorkResolvers,
      prescriptionCheckResolvers,
      privacyResolvers,
      overviewResolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  describeScalars(schema)
  guard('Query', schema.getQueryType())
  guard('Mutation', schema.getMutationType())
  return schema
}

/** Restores the descriptions of scalars: those of the resolvers replace those of the SDL, which are described. */
function describeScalars(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    type.description ??= type.astNode?.description?.value
  }
}

/** Wraps the resolver of each root field, so that it runs only when the field's rule allows it. */
function guard(
  parent: RootType,
  type: GraphQLObjectType<unknown, Context> | null | undefined,
): void {
  const rules = rulesOf(parent)
  for (const field of Object.values(type?.getFields() ?? {})) {
    const rule = rules.get(field.name)
    if (!rule) throw new Error(`${parent}.${field.name} has no rule.`)
    const bucket = bucketOf(parent, rule)
    const isOfTeam = rule.access === 'admin' || rule.access === 'staff'
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

/** Whether a use of the field with these arguments is limited. */
function counts({ limitedIfGiven }: RootFieldRule, args: unknown): boolean {
  if (!limitedIfGiven || typeof args !== 'object' || args === null) return true
  return limitedIfGiven.some((name) => Reflect.get(args, name) != null)
}

/** Runs an edit. Neither its own answer nor a later request of this process is answered from what was cached before. */
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
