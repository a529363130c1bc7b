import { isEnumType, type GraphQLSchema } from 'graphql'
import { listMessages } from '../src/all-messages.ts'
import { REQUEST_ERRORS, USER_ERRORS } from '../src/lib/messages/error-codes.ts'

const INTRODUCTION = `# Errors

Every error has a \`code\` that says what kind of error it is, and most have a \`reason\` that identifies the sentence. Programs decide by the code. Clients that show errors in another language translate by the reason and format the parameters themselves; all others can show the message.

- **GraphQL:** errors that a user can correct are in \`userErrors\` of the mutation, with \`code\`, \`reason\`, \`params\`, \`message\` and \`field\`. All other errors are in \`errors\`, with \`code\`, \`reason\` and \`params\` in \`extensions\`.
- **REST:** the body has \`code\`, \`reason\`, \`params\` and \`message\`. The codes are listed [at the end](#request-error-codes). In \`params\`, amounts are in rupees.

Sentences below are in [ICU message format](https://unicode-org.github.io/icu/userguide/format_parse/messages/). Errors that the GraphQL library finds in a request, such as a syntax error, have no reason.

This page is generated from the tables of messages: change them and run \`npm run codegen\`.
`

/** Creates the documentation page that lists all error codes and messages. */
export function createErrorPage(schema: GraphQLSchema): string {
  const type = schema.getType('UserErrorCode')
  const values = isEnumType(type) ? type.getValues() : []
  const meanings = new Map(values.map(({ name, description }) => [name, description ?? '']))
  const userErrors = Object.entries(USER_ERRORS).map(([code, { rest, advice }]) =>
    section({ code, meaning: meanings.get(code) ?? '', rest, advice }),
  )
  const requestErrors = Object.entries(REQUEST_ERRORS).map(([code, { meaning, advice }]) =>
    section({ code, meaning, rest: isRequestError(code) ? code : 'INTERNAL', advice }),
  )
  return [
    INTRODUCTION,
    '## User error codes\n',
    ...userErrors,
    '## Request error codes\n\nSome of these are user error codes as well.\n',
    ...requestErrors,
  ].join('\n')
}

function isRequestError(code: string): code is keyof typeof REQUEST_ERRORS {
  return Object.hasOwn(REQUEST_ERRORS, code)
}

interface Section {
  code: string
  meaning: string
  rest: keyof typeof REQUEST_ERRORS
  advice: string
}

function section({ code, meaning, rest, advice }: Section): string {
  const { status } = REQUEST_ERRORS[rest]
  const inRest = rest === code ? `${status}` : `${status} with the code \`${rest}\``
  const sentences = listMessages()
    .filter((message) => message.code === code)
    .map(
      ({ reason, params = {}, english }) =>
        `- \`${reason}\`${describe(params)}: ${english.replaceAll("''", "'")}`,
    )
  const list = sentences.length > 0 ? `\n\n${sentences.join('\n')}` : ''
  return `### ${code}\n\n${meaning} In REST: ${inRest}. _${advice}_${list}\n`
}

/** Describes the parameters' names and kinds, in brackets. */
function describe(params: Readonly<Record<string, string>>): string {
  const described = Object.entries(params).map(([name, kind]) => `${name} ${kind}`)
  return described.length > 0 ? ` (${described.join(', ')})` : ''
}
