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
import { isTooLong, sizeProblem, TEXT_TOO_LONG } from '../lib/request-size.ts'
import type { Context } from './context.ts'
import { costOf } from './cost.ts'
import { standardIntrospection } from './introspection.ts'

/** The largest operation of the web app costs under a third of it. */
export const MAX_COST = 10_000

/** Bounds of one operation, for everybody. The largest of the web app stays well below each. */
export const LIMITS = {
  depth: 12,
  aliases: 20,
  directives: 30,
  tokens: 2000,
  characters: 100_000,
}

/** After so many complaints nothing more of an operation is looked at: each shows a value and costs time and bytes. */
export const MAX_COMPLAINTS = 10

const toCaller = {
  exposeLimits: true,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => context?.reportError(error),
  ],
}

/** Holds texts in the operation itself to the same length as those in its variables. */
function maxTextRule(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      if (isTooLong(node.value)) context.reportError(refused(TEXT_TOO_LONG))
    },
  }
}

/** Checked before anything else of the operation is looked at in detail. */
export const limitRules = [
  maxTextRule,
  maxDepthRule({ n: LIMITS.depth, flattenFragments: true, ...toCaller }),
  maxAliasesRule({ n: LIMITS.aliases, ...toCaller }),
  maxDirectivesRule({ n: LIMITS.directives, ...toCaller }),
]

/**
 * Refuses an operation over the cost before it runs. Tells every operation's cost in `extensions`, and what was
 * measured of it.
 */
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

/** What the operation costs; null when its variables are wrong, which execution reports. Throws when it is too dear. */
function allowedCost({
  schema,
  source,
  document,
  operation,
  request,
}: GraphQLRequestContextDidResolveOperation<Context>): number | null {
  if (!operation) return null
  requireRoot(schema, operation)
  const variables = requireModestSize(request.variables ?? {})
  if (standardIntrospection(source) !== null) return 0
  const definitions = operation.variableDefinitions ?? []
  const { coerced } = getVariableValues(schema, definitions, variables, { maxErrors: 1 })
  if (!coerced) return null
  const { cost, dearest } = costOf(schema, document, operation, coerced)
  if (cost > MAX_COST) throw tooDear(cost, dearest())
  return cost
}

/** Refuses a subscription: the schema has none, and GraphQL would find that out as a fault of ours. */
function requireRoot(schema: GraphQLSchema, { operation }: OperationDefinitionNode): void {
  if (!schema.getRootType(operation)) throw refused(`This store has no ${operation}s.`)
}

/** Refuses variables that are too large: GraphQL shows them with each complaint. */
function requireModestSize(variables: Record<string, unknown>): Record<string, unknown> {
  const problem = sizeProblem(variables)
  if (problem !== null) throw refused(problem)
  return variables
}

/** What the operation costs and may cost, and where most of it goes. */
function tooDear(cost: number, dearest: string): GraphQLError {
  const message =
    `This operation costs ${cost}; ${MAX_COST} is allowed. ` +
    `Most of it is ${dearest}: ask for fewer or smaller pages.`
  return refused(message, { cost, limit: MAX_COST, dearest })
}

/** Without a status of its own, what is thrown before execution would be answered with 500. */
function refused(message: string, details: object = {}): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 }, ...details },
  })
}
