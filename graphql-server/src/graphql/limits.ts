import type { ApolloServerPlugin, GraphQLRequestContextDidResolveOperation } from '@apollo/server'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import {
  getVariableValues,
  GraphQLError,
  type ASTVisitor,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationContext,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Message } from '../lib/messages/define-messages.ts'
import { findSizeProblem, isTooLong, textTooLong } from '../lib/request-size.ts'
import type { Context } from './context/context.ts'
import { computeCost } from './cost.ts'
import { standardIntrospection } from './introspection.ts'
import { listPrices, roundProducts } from './list-prices.ts'
import { graphqlMessages } from './messages.ts'

/** More than three times the cost of the web app's largest operation. */
export const MAX_COST = 10_000

/** For operations with a partner key: allows a page of 1,000 changes. */
export const MAX_KEY_COST = 100_000

/** Limits for one operation, for all callers. The web app's largest operation stays well below each. */
export const LIMITS = {
  depth: 12,
  aliases: 20,
  directives: 30,
  tokens: 2000,
  characters: 100_000,
}

/** Validation stops after this many errors, because each error quotes a value and costs time and bytes. */
export const MAX_ERRORS = 10

const reportToCaller = {
  exposeLimits: true,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => context?.reportError(error),
  ],
}

/** Limits strings in the operation to the same length as strings in its variables. */
function maxTextRule(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      if (isTooLong(node.value)) context.reportError(rejected(textTooLong()))
    },
  }
}

/** Validated before the GraphQL specification's rules. */
export const limitRules = [
  maxTextRule,
  maxDepthRule({ n: LIMITS.depth, flattenFragments: true, ...reportToCaller }),
  maxAliasesRule({ n: LIMITS.aliases, ...reportToCaller }),
  maxDirectivesRule({ n: LIMITS.directives, ...reportToCaller }),
]

/** Rejects operations that are too expensive. Adds every operation's cost and metrics to `extensions`. */
export function costPlugin(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation(resolved) {
          resolved.contextValue.cost = allowedCost(resolved)
          return Promise.resolve()
        },
        willSendResponse({ response, contextValue: { cost, metrics } }) {
          if (response.body.kind === 'single' && cost !== null) {
            response.body.singleResult.extensions = { cost, ...metrics }
          }
          return Promise.resolve()
        },
      }),
  }
}

/** Returns the operation's cost, or null for invalid variables, which execution reports. Throws if it is too high. */
function allowedCost({
  schema,
  source,
  document,
  operation,
  request,
  contextValue,
}: GraphQLRequestContextDidResolveOperation<Context>): number | null {
  if (!operation) return null
  requireRoot(schema, operation)
  const variables = requireModerateSize(request.variables ?? {})
  if (standardIntrospection(source) !== null) return 0
  const limit = contextValue.partner ? MAX_KEY_COST : MAX_COST
  const products = roundProducts(contextValue.search.size())
  const cached = cachedCosts(operation)
  const sizes = `${products} ${sizesAmong(operation, variables)}`
  const cachedCost = cached.get(sizes) ?? Infinity
  if (cachedCost <= limit) return cachedCost
  const definitions = operation.variableDefinitions ?? []
  const { coerced } = getVariableValues(schema, definitions, variables, { maxErrors: 1 })
  if (!coerced) return null
  const { cost, mostExpensive } = computeCost(
    schema,
    document,
    operation,
    coerced,
    listPrices(products),
  )
  if (cost > limit) throw tooExpensive(cost, limit, mostExpensive())
  cached.set(sizes, cost)
  return cost
}

/** Apollo Server caches parsed documents, so an operation is the same object each time. */
const costs = new WeakMap<OperationDefinitionNode, LRUCache<string, number>>()

/** An operation's costs by the number of products and its variables. */
function cachedCosts(operation: OperationDefinitionNode): LRUCache<string, number> {
  const cached = costs.get(operation) ?? new LRUCache({ max: 10 })
  costs.set(operation, cached)
  return cached
}

/**
 * Summarizes the variables that an operation's cost depends on. Page sizes are numbers and conditions are booleans; for
 * other variables, only whether they have a value counts. Leaves out undeclared variables, whose names could be long.
 */
function sizesAmong(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): string {
  const values = variableDefinitions.map(({ variable }) => variables[variable.name.value])
  return JSON.stringify(values.map(sizeOf))
}

/** A missing variable has its default. */
function sizeOf(value: unknown): unknown {
  if (value === undefined || value === null) return String(value)
  return typeof value === 'number' || typeof value === 'boolean' ? value : 'given'
}

/** Rejects subscriptions: the schema does not have any, and graphql-js would report a server error. */
function requireRoot(schema: GraphQLSchema, { operation }: OperationDefinitionNode): void {
  if (!schema.getRootType(operation)) throw rejected(graphqlMessages.SUBSCRIPTIONS_UNSUPPORTED())
}

/** Rejects variables that are too large, because graphql-js quotes them in each error. */
function requireModerateSize(variables: Record<string, unknown>): Record<string, unknown> {
  const problem = findSizeProblem(variables)
  if (problem !== null) throw rejected(problem)
  return variables
}

/** Reports the cost, the limit and the most expensive list. */
function tooExpensive(cost: number, limit: number, mostExpensive: string): GraphQLError {
  const message = graphqlMessages.OPERATION_TOO_EXPENSIVE({ cost, max: limit, list: mostExpensive })
  return rejected(message, { cost, limit, mostExpensive })
}

/** An error thrown before execution has status 500 unless it states another status. */
function rejected(
  { message, ...template }: Message<'BAD_USER_INPUT'>,
  details: object = {},
): GraphQLError {
  return new GraphQLError(message, {
    extensions: { ...template, http: { status: 400 }, ...details },
  })
}
