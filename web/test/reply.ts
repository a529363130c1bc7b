import { buildSchema, type DocumentNode, executeSync, type GraphQLResolveInfo } from 'graphql'
import { lazy } from '../src/lib/lazy.ts'

const files = import.meta.glob<string>('../../schema/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const getSchema = lazy(() => buildSchema(Object.values(files).join('\n')))

/** Requests and replies that the schema does not allow. They fail the test that caused them. */
const faults: string[] = []
export const takeFaults = () => faults.splice(0)

/**
 * Returns the reply as the server would send it: the requested fields from the data, with the schema's type names.
 * Throws if the schema does not allow the variables or the data.
 */
export function completeReply(document: DocumentNode, variables: object, data: object) {
  const reply = executeSync({
    schema: getSchema(),
    document,
    variableValues: { ...variables },
    rootValue: data,
    fieldResolver: takeFromResponse,
  })
  if (!reply.errors && reply.data) return { data: reply.data }
  const messages = reply.errors?.map(({ message, path }) => `${path?.join('.') ?? ''}: ${message}`)
  const fault = messages?.join('\n') ?? 'The reply has no data.'
  faults.push(fault)
  throw new Error(fault)
}

/** Data has the shape of a response, where a field may have an alias. */
function takeFromResponse(
  source: Record<string, unknown>,
  _arguments: unknown,
  _context: unknown,
  { path }: GraphQLResolveInfo,
) {
  return source[path.key]
}
