import type { ApolloServerPlugin } from '@apollo/server'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import { getVariableValues, GraphQLError, type ValidationContext } from 'graphql'
import type { Context } from './context.ts'
import { costOf } from './cost.ts'

/** The largest operation of the web app costs under a third of it. */
export const MAX_COST = 10_000

/** Bounds of one operation, for everybody. The largest of the web app stays well below each. */
export const LIMITS = { depth: 12, aliases: 20, directives: 30, tokens: 2000, characters: 100_000 }

/** After so many complaints nothing more of an operation is looked at: each costs time and bytes. */
export const MAX_COMPLAINTS = 10

const toCaller = {
  exposeLimits: true,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => context?.reportError(error),
  ],
}

/** Checked before anything else of the operation is looked at in detail. */
export const limitRules = [
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
        didResolveOperation({ schema, document, operation, request, contextValue }) {
          const definitions = operation?.variableDefinitions ?? []
          const { coerced } = getVariableValues(schema, definitions, request.variables ?? {})
          // Execution refuses wrong variables, and says which.
          if (!operation || !coerced) return Promise.resolve()
          const { cost, dearest } = costOf(schema, document, operation, coerced)
          if (cost > MAX_COST) throw tooDear(cost, dearest())
          contextValue.cost = cost
          return Promise.resolve()
        },
        willSendResponse({ response, contextValue: { cost, measures } }) {
          if (response.body.kind === 'single' && cost !== null) {
            response.body.singleResult.extensions = { cost, ...measures }
          }
          return Promise.resolve()
        },
      }),
  }
}

/** What the operation costs and may cost, and where most of it goes. */
function tooDear(cost: number, dearest: string): GraphQLError {
  const message =
    `This operation costs ${cost}; ${MAX_COST} is allowed. ` +
    `Most of it is ${dearest}: ask for fewer or smaller pages.`
  const extensions = { code: 'BAD_USER_INPUT', cost, limit: MAX_COST, dearest }
  return new GraphQLError(message, { extensions })
}
