import type { ApolloServerPlugin } from '@apollo/server'
import { isEnumType, type FormattedExecutionResult, type GraphQLSchema } from 'graphql'
import type { Context } from '../../graphql/context/context.ts'
import { findUserErrors } from '../../lib/user-error.ts'

/**
 * Counts the errors in operations received over HTTP by code, user errors included. REST calls and rendered pages also
 * run operations, but their errors are counted separately.
 */
export function countErrorsPlugin(count: (code: string) => void): ApolloServerPlugin<Context> {
  return {
    invalidRequestWasReceived() {
      count('BAD_REQUEST')
      return Promise.resolve()
    },
    requestDidStart: ({ request: { http } }) =>
      Promise.resolve({
        willSendResponse({ response: { body }, schema }) {
          if (http && body.kind === 'single') findCodes(body.singleResult, schema).forEach(count)
          return Promise.resolve()
        },
      }),
  }
}

function findCodes({ errors = [], data }: FormattedExecutionResult, schema: GraphQLSchema) {
  const codes = errors.flatMap(({ extensions }) =>
    typeof extensions?.['code'] === 'string' ? [extensions['code']] : [],
  )
  const userErrors = Object.values(data ?? {}).flatMap(findUserErrors)
  return [...codes, ...userErrors.map(({ code }) => code).filter(isUserErrorCode(schema))]
}

/** With an alias, a client can return any other field under the name `code`. */
function isUserErrorCode(schema: GraphQLSchema) {
  const type = schema.getType('UserErrorCode')
  return (code: string) => isEnumType(type) && type.getValue(code) !== undefined
}
