import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import { cachingPlugin } from './caching.ts'
import type { Context } from './context/context.ts'
import { createDocumentStore } from './document-store.ts'
import { formatError } from './errors.ts'
import { introspectionPlugin } from './introspection.ts'
import { costPlugin, limitRules, LIMITS, MAX_ERRORS } from './limits.ts'
import { createOperationCache } from './persisted-operations.ts'
import { retryAfterPlugin } from './retry-after.ts'

/** Creates the GraphQL server, without HTTP. */
export function createGraphqlServer({
  schema,
  log,
  production,
  plugins = [],
}: {
  schema: GraphQLSchema
  log: Logger
  production: boolean
  /** Additional plugins. */
  plugins?: ApolloServerPlugin<Context>[]
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
    validationOptions: { maxErrors: MAX_ERRORS, hideSuggestions: production },
    executionOptions: { maxCoercionErrors: MAX_ERRORS },
    parseOptions: { maxTokens: LIMITS.tokens },
    formatError: formatError(log),
    documentStore: createDocumentStore(),
    persistedQueries: { cache: createOperationCache() },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      // The landing page would replace responses, and loads scripts from another origin.
      ApolloServerPluginLandingPageDisabled(),
      costPlugin(),
      introspectionPlugin(),
      retryAfterPlugin(),
      cachingPlugin(),
      ...plugins,
    ],
    logger: {
      debug: (message) => log.debug(message),
      info: (message) => log.debug(message),
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
  })
}
