import { makeExecutableSchema } from '@graphql-tools/schema'
import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountRules, type Rule } from '../domains/account/account.policy.ts'
import { accountResolvers } from '../domains/account/account.resolvers.ts'
import { addressRules } from '../domains/address/address.policy.ts'
import { addressResolvers } from '../domains/address/address.resolvers.ts'
import { cartRules } from '../domains/cart/cart.policy.ts'
import { cartResolvers } from '../domains/cart/cart.resolvers.ts'
import { catalogueRules } from '../domains/catalogue/catalogue.policy.ts'
import { catalogueEditResolvers } from '../domains/catalogue/catalogue-edit.resolvers.ts'
import { catalogueResolvers } from '../domains/catalogue/catalogue.resolvers.ts'
import { orderRules } from '../domains/order/order.policy.ts'
import { orderResolvers } from '../domains/order/order.resolvers.ts'
import { changesResolvers } from '../domains/catalogue/changes/changes.resolvers.ts'
import { partnerRules } from '../domains/partner/partner.policy.ts'
import { partnerResolvers } from '../domains/partner/partner.resolvers.ts'
import { webhookRules } from '../domains/webhook/webhook.policy.ts'
import { webhookResolvers } from '../domains/webhook/webhook.resolvers.ts'
import { folders } from '../folders.ts'
import type { CacheValidity } from '../lib/cache-validity.ts'
import { bucketOf, enforceRateLimit, recordRetryAfter } from './rate-limit.ts'
import { commonResolvers, commonRules } from './common.resolvers.ts'
import type { Context } from './context.ts'
import type { Mutation, Query } from '../contract/types.generated.ts'
import { requireRight } from './rights.ts'

/** Who may use each root field. A root field without a rule does not compile, and is closed at run time. */
export const rootRules: {
  Query: Record<Exclude<keyof Query, '__typename'>, Rule>
  Mutation: Record<Exclude<keyof Mutation, '__typename'>, Rule>
} = {
  Query: {
    ...commonRules.Query,
    ...accountRules.Query,
    ...addressRules.Query,
    ...catalogueRules.Query,
    ...partnerRules.Query,
    ...webhookRules.Query,
    ...orderRules.Query,
  },
  Mutation: {
    ...accountRules.Mutation,
    ...addressRules.Mutation,
    ...catalogueRules.Mutation,
    ...partnerRules.Mutation,
    ...webhookRules.Mutation,
    ...cartRules.Mutation,
    ...orderRules.Mutation,
  },
}

/** The schema of `schema/*.graphql` with the domains' resolvers, each root field behind its rule and its limit. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema<Context>({
    typeDefs: readdirSync(folders.schema)
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => readFileSync(join(folders.schema, file), 'utf8')),
    resolvers: [
      commonResolvers,
      accountResolvers,
      addressResolvers,
      cartResolvers,
      catalogueResolvers,
      catalogueEditResolvers,
      partnerResolvers,
      changesResolvers,
      webhookResolvers,
      orderResolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  describeScalars(schema)
  guard('Query', schema.getQueryType())
  guard('Mutation', schema.getMutationType())
  return schema
}

/** The resolvers' scalars replace those of the SDL, and their descriptions with them: this gives them back. */
function describeScalars(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    type.description ??= type.astNode?.description?.value
  }
}

/** Puts each root field behind its rule and its limit. */
function guard(
  parent: 'Query' | 'Mutation',
  type: GraphQLObjectType<unknown, Context> | null | undefined,
): void {
  const rules: Record<string, Rule> = rootRules[parent]
  for (const field of Object.values(type?.getFields() ?? {})) {
    const rule = rules[field.name]
    const bucket = bucketOf(parent, field.name)
    const isEdit = parent === 'Mutation' && rule === 'admin'
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = async (root, args, context, info) => {
      if (parent === 'Mutation') context.beginMutation()
      await requireRight({ parent, field: field.name, rule }, context)
      const result: unknown = await enforceRateLimit({ bucket, rule, args }, context, async () => {
        const work = async () => {
          const answer: unknown = await resolve(root, args, context, info)
          return answer
        }
        return isEdit ? seenAtOnce(context.validity, work) : work()
      })
      recordRetryAfter(result, context)
      return result
    }
  }
}

/** An edit, behind which nothing that was remembered before is shown here: neither in its own answer nor later. */
async function seenAtOnce(validity: CacheValidity, edit: () => Promise<unknown>): Promise<unknown> {
  validity.invalidate()
  try {
    return await edit()
  } finally {
    validity.invalidate()
  }
}
