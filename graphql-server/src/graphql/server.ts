import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import { retryAfterPlugin } from './rate-limit.ts'
import { cachingPlugin } from './caching.ts'
import type { Context } from './context.ts'
import { formatError } from './errors.ts'
import { introspectionPlugin } from './introspection.ts'
import { costPlugin, limitRules, LIMITS, MAX_COMPLAINTS } from './limits.ts'
import { outagePlugin } from './outages.ts'
import { createOperationCache } from './persisted-operations.ts'

/** The GraphQL server over the store's schema, without HTTP. */
export function createGraphqlServer({
  schema,
  log,
  production,
}: {
  schema: GraphQLSchema
  log: Logger
  production: boolean
}): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: production,
    stopOnTerminationSignals: false,
    validationRules: limitRules,
    validationOptions: { maxErrors: MAX_COMPLAINTS, hideSuggestions: production },
    executionOptions: { maxCoercionErrors: MAX_COMPLAINTS },
    parseOptions: { maxTokens: LIMITS.tokens },
    formatError: formatError(log),
    persistedQueries: { cache: createOperationCache() },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      // It would come in the place of an operation's answer, with scripts of another origin.
      ApolloServerPluginLandingPageDisabled(),
      costPlugin(),
      introspectionPlugin(),
      retryAfterPlugin(),
      cachingPlugin(),
      outagePlugin(),
    ],
    logger: {
      debug: (message) => log.debug(message),
      info: (message) => log.debug(message),
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
  })
}
