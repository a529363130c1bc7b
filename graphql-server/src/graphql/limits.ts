import type { ApolloServerPlugin } from '@apollo/server'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import { GraphQLError, type ValidationContext } from 'graphql'
import type { Context } from './context.ts'
import { costOf } from './cost.ts'

/** The largest operation of the web app costs under a third of it. */
export const MAX_COST = 10_000

/** Bounds of one operation, for everybody. The largest of the web app stays well below each. */
export const LIMITS = { depth: 12, aliases: 20, directives: 30, tokens: 2000 }

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

/** Refuses an operation over the cost before it runs, and tells every operation's cost in `extensions`. */
export function costPlugin(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ schema, document, operation, request, contextValue }) {
          const cost = operation ? costOf(schema, document, operation, request.variables ?? {}) : 0
          if (cost > MAX_COST) {
            throw new GraphQLError(
              `This operation costs ${cost}; ${MAX_COST} is allowed. Ask for fewer or smaller pages.`,
              {
                extensions: { code: 'BAD_USER_INPUT', cost },
              },
            )
          }
          contextValue.cost = cost
          return Promise.resolve()
        },
        willSendResponse({ response, contextValue }) {
          if (response.body.kind === 'single' && contextValue.cost !== null) {
            response.body.singleResult.extensions = { cost: contextValue.cost }
          }
          return Promise.resolve()
        },
      }),
  }
}
