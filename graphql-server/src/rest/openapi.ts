import { z } from 'zod'
import { toStatus } from '../http/status-codes.ts'
import type { RequestErrorCode } from '../lib/messages/error-codes.ts'
import { namedSchema, namedSchemas } from './call/fields.ts'
import type { Route, RouteAccess } from './call/route.ts'
import { restRoutes } from './routes.ts'

/** The credentials for each access. */
const SECURITY: Partial<Record<RouteAccess, { [scheme: string]: string[] }[]>> = {
  user: [{ accessToken: [] }],
  staff: [{ accessToken: [] }],
  admin: [{ accessToken: [] }],
  refreshToken: [{ refreshToken: [] }],
  resetGrant: [{ resetGrant: [] }],
}

const SECURITY_SCHEMES = {
  accessToken: { type: 'http', scheme: 'bearer', description: 'data.accesstoken from the login.' },
  refreshToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'data.refreshToken from the login.',
  },
  resetGrant: { type: 'apiKey', in: 'cookie', name: 'resetGrant' },
}

/** Error codes that every route with a body has. */
const BODY_ERRORS = ['BAD_USER_INPUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const

const RULES = `Amounts are in rupees, ids have 24 hexadecimal digits, and times are ISO 8601 in UTC.
A successful response has status 200 and \`success: true\`. An error has \`success: false\`, a \`code\` for programs and
a \`message\` for people. With status 429 or 503, the header \`Retry-After\` says how many seconds to wait.
A partner key, sent as \`x-api-key\` or as bearer token, can read categories and sub-categories and, with the scope
\`stock:read\` as well, the products in a category or sub-category and a single product. All other routes reject it.`

const envelope = { success: z.literal(true), error: z.literal(false), message: z.string() }

namedSchema('Failure', {
  success: z.literal(false),
  error: z.literal(true),
  message: z.string().describe('A sentence that can be shown to a person.'),
  code: z.string(),
  reason: z.string().describe('The stable name of the message, for translations.').optional(),
  params: z
    .record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
    .describe('The values in the message, by name.')
    .optional(),
})

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Chosen by the client for one checkout. Repeats with the same key return the first order.',
  schema: { type: 'string', minLength: 8, maxLength: 100, pattern: '^[!-~]+$' },
}

const { paths, components } = describeCalls()

/** Returns the OpenAPI 3.1 description, generated from the routes that serve the calls. */
export function describeStore({ name, publicUrl }: { name: string; publicUrl: string }) {
  return {
    openapi: '3.1.0',
    info: { title: `${name} REST API`, version: '1', description: describe(name, publicUrl) },
    // The first server is the one that sent the description, under any of its host names.
    servers: [{ url: '/' }, { url: publicUrl }],
    paths,
    components,
  }
}

/** Describes a first call and the rules for all calls, in Markdown. */
function describe(name: string, publicUrl: string): string {
  return `The REST API of ${name}. This call needs no login:

\`\`\`sh
curl ${publicUrl}/api/category/get
\`\`\`

${RULES}`
}

function describeCalls() {
  const requests = z.registry<{ id: string }>()
  const paths: Record<string, Record<string, object>> = {}
  for (const route of restRoutes) {
    if (hasBody(route)) requests.add(route.body, { id: `${toOperationId(route)}Request` })
    namedSchema(`${toOperationId(route)}Reply`, { ...envelope, ...route.returns })
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describeRoute(route) }
  }
  const schemas = { ...buildSchemas(namedSchemas, 'output'), ...buildSchemas(requests, 'input') }
  return { paths, components: { schemas, securitySchemes: SECURITY_SCHEMES } }
}

function describeRoute(route: Route) {
  return {
    operationId: toOperationId(route),
    summary: route.summary,
    tags: [route.path.split('/')[2] ?? ''],
    security: SECURITY[route.access] ?? [],
    ...(route.idempotent && { parameters: [IDEMPOTENCY_KEY] }),
    ...(hasBody(route) && {
      requestBody: {
        required: needsFields(route),
        content: describeJson(`${toOperationId(route)}Request`),
      },
    }),
    ...(route.file !== undefined && {
      requestBody: { required: true, content: describeForm(route.file) },
    }),
    responses: {
      200: { description: 'Done.', content: describeJson(`${toOperationId(route)}Reply`) },
      ...Object.fromEntries(
        listErrorCodes(route).map((code) => [
          toStatus(code),
          { description: code, content: describeJson('Failure') },
        ]),
      ),
    },
  }
}

/** Names a route: `/api/user/upload-avatar` becomes `UserUploadAvatar`. */
function toOperationId({ path }: Route): string {
  const words = path.split(/[/-]/).slice(2)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function hasBody({ body }: Route): boolean {
  return Object.keys(body.shape).length > 0
}

/** Whether the body has a required field. */
export function needsFields({ body }: Route): boolean {
  return !body.safeParse({}).success
}

function listErrorCodes({ method, errors = [] }: Route): RequestErrorCode[] {
  return [
    ...errors,
    // Every route rejects a key that is invalid or lacks the scope, even if it is open to anyone.
    'UNAUTHENTICATED',
    'FORBIDDEN',
    ...(method === 'GET' ? [] : BODY_ERRORS),
    'RATE_LIMITED',
    'INTERNAL',
    'UNAVAILABLE',
    'STORAGE_FULL',
  ]
}

function buildSchemas(registry: typeof namedSchemas, io: 'input' | 'output') {
  const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => `#/components/schemas/${id}` })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withoutAddress(schema)]),
  )
}

/** Removes a schema's identifiers, which its key in the description replaces. */
function withoutAddress(schema: object): object {
  const isNeeded = ([key]: [string, unknown]) => key !== '$schema' && key !== '$id'
  return Object.fromEntries(Object.entries(schema).filter(isNeeded))
}

function describeJson(schema: string) {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } }
}

function describeForm(field: string) {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const schema = {
    type: 'object',
    required: [field],
    properties: { [field]: file },
    additionalProperties: false,
  }
  const encoding = { [field]: { contentType: 'image/jpeg, image/png, image/webp, image/avif' } }
  return { 'multipart/form-data': { schema, encoding } }
}
