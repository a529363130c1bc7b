import { z } from 'zod'
import { type ErrorCode, statusOf } from '../http/status-codes.ts'
import { document, documents } from './fields.ts'
import type { Row, Who } from './row.ts'
import { restTable } from './table.ts'

/** How a caller shows who they are, by who may call. */
const SECURITY: Partial<Record<Who, { [scheme: string]: string[] }[]>> = {
  user: [{ accessToken: [] }],
  admin: [{ accessToken: [] }],
  'holder of a refresh token': [{ refreshToken: [] }],
  'holder of a reset grant': [{ resetGrant: [] }],
}

const SECURITY_SCHEMES = {
  accessToken: { type: 'http', scheme: 'bearer', description: 'data.accesstoken of the login.' },
  refreshToken: { type: 'http', scheme: 'bearer', description: 'data.refreshToken of the login.' },
  resetGrant: { type: 'apiKey', in: 'cookie', name: 'resetGrant' },
}

/** Refusals of what is sent along. */
const OF_BODIES = ['BAD_USER_INPUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const

const ABOUT = `Amounts are rupees, ids 24 hexadecimal digits, moments ISO 8601 in UTC. A success is
status 200 with \`success: true\`; a refusal has \`success: false\`, a \`code\` for programs and a \`message\` for people. With 429 and 503 the
header \`Retry-After\` says after how many seconds to ask again.
A partner's key, sent as \`x-api-key\` or as bearer, opens the reading of categories, sub-categories and the
products of a shelf, and one product's details; every other call refuses it.`

const envelope = { success: z.literal(true), error: z.literal(false), message: z.string() }

document('Failure', {
  success: z.literal(false),
  error: z.literal(true),
  message: z.string().describe('A sentence that can be shown to a person.'),
  code: z.string(),
})

/** The OpenAPI 3.1 description of the calls, made from the table that also serves them. */
export const description = describeCalls()

function describeCalls() {
  const requests = z.registry<{ id: string }>()
  const paths: Record<string, Record<string, object>> = {}
  for (const row of restTable) {
    if (hasBody(row)) requests.add(z.object(row.takes), { id: `${nameOf(row)}Request` })
    document(`${nameOf(row)}Reply`, { ...envelope, ...row.gives })
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: describeCall(row) }
  }
  const schemas = { ...schemasOf(documents, 'output'), ...schemasOf(requests, 'input') }
  return {
    openapi: '3.1.0',
    info: { title: 'REST calls', version: '1', description: ABOUT },
    paths,
    components: { schemas, securitySchemes: SECURITY_SCHEMES },
  }
}

function describeCall(row: Row) {
  return {
    operationId: nameOf(row),
    summary: row.summary,
    tags: [row.path.split('/')[2] ?? ''],
    ...(SECURITY[row.who] && { security: SECURITY[row.who] }),
    ...(hasBody(row) && {
      requestBody: { required: needsFields(row), content: jsonOf(`${nameOf(row)}Request`) },
    }),
    ...(row.file !== undefined && { requestBody: { required: true, content: formOf(row.file) } }),
    responses: {
      200: { description: 'Done.', content: jsonOf(`${nameOf(row)}Reply`) },
      ...Object.fromEntries(
        refusalsOf(row).map((code) => [
          statusOf(code),
          { description: code, content: jsonOf('Failure') },
        ]),
      ),
    },
  }
}

/** `/api/user/upload-avatar` as `UserUploadAvatar`. */
function nameOf({ path }: Row): string {
  const words = path.split(/[/-]/).slice(2)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function hasBody({ takes }: Row): boolean {
  return Object.keys(takes).length > 0
}

/** Whether the call takes a field that has no default. */
export function needsFields({ takes }: Row): boolean {
  return !z.object(takes).safeParse({}).success
}

/** Every code with which the call may be refused; each has a status of its own. */
function refusalsOf({ method, refuses = [] }: Row): ErrorCode[] {
  return [
    ...refuses,
    // Those of callers stand with every call: a key that is dead, or not for this, is refused where anybody may.
    'UNAUTHENTICATED',
    'FORBIDDEN',
    ...(method === 'GET' ? [] : OF_BODIES),
    'RATE_LIMITED',
    'INTERNAL',
    'UNAVAILABLE',
    'STORAGE_FULL',
  ]
}

function schemasOf(registry: typeof documents, io: 'input' | 'output') {
  const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => `#/components/schemas/${id}` })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withoutPlace(schema)]),
  )
}

/** Of a document of its own: here its place says which it is. */
function withoutPlace(schema: object): object {
  const isKept = ([key]: [string, unknown]) => key !== '$schema' && key !== '$id'
  return Object.fromEntries(Object.entries(schema).filter(isKept))
}

function jsonOf(schema: string) {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } }
}

function formOf(field: string) {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const schema = { type: 'object', required: [field], properties: { [field]: file } }
  return { 'multipart/form-data': { schema } }
}
