import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import type { Logger } from 'pino'
import { retryAfterPlugin } from './allowance.ts'
import { adminChangesPlugin, cachingPlugin } from './caching.ts'
import type { Context } from './context.ts'
import { formatError } from './errors.ts'
import { costPlugin, limitRules, LIMITS, MAX_COMPLAINTS } from './limits.ts'
import { createOperationCache } from './persisted-operations.ts'
import { createSchema } from './schema.ts'

/** The GraphQL server over the store's schema, without HTTP. */
export function createGraphqlServer({
  log,
  production,
  onAdminChange,
}: {
  log: Logger
  production: boolean
  /** Called after every mutation of an admin. */
  onAdminChange: () => void
}): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema: createSchema(),
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: production,
    stopOnTerminationSignals: false,
    validationRules: limitRules,
    validationOptions: { maxErrors: MAX_COMPLAINTS, hideSuggestions: production },
    parseOptions: { maxTokens: LIMITS.tokens },
    formatError: formatError(log),
    persistedQueries: { cache: createOperationCache() },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      costPlugin(),
      retryAfterPlugin(),
      cachingPlugin(),
      adminChangesPlugin(onAdminChange),
    ],
    logger: {
      debug: (message) => log.debug(message),
      info: (message) => log.debug(message),
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
  })
}
