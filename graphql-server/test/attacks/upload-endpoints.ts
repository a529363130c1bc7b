import type { ResultOf } from '@graphql-typed-document-node/core'
import type { DocumentNode } from 'graphql'
import { request, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { gql, textOf } from '../support/gql.ts'

/** A form part. A part with a file name, even an empty one, is a file. */
export interface Part {
  name: string
  fileName?: string
  type?: string
  content: Buffer | string
}

export const BOUNDARY = 'a-boundary-of-the-tests'
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** One of the two ways for an admin to send an image. */
export interface UploadEndpoint {
  name: string
  method: 'POST' | 'PUT'
  path: string
  /** The fields that precede the file in a valid form. */
  fields: Part[]
  /** The file's field name. */
  field: string
  headers: Record<string, string>
}

const UPLOAD_PICTURE = gql(`mutation ($file: Upload!) {
  uploadPicture(input: { file: $file }) {
    picture { image { url srcSet } width height }
    userErrors { code message field }
  }
}`)

export const UPLOAD_AVATAR = gql(`mutation ($file: Upload!) {
  uploadAvatar(input: { file: $file }) { viewer { avatar { url } } userErrors { code message field } }
}`)

export const rest: UploadEndpoint = {
  name: 'REST',
  method: 'POST',
  path: '/api/file/upload',
  fields: [],
  field: 'image',
  headers: {},
}

export const graphql: UploadEndpoint = {
  name: 'GraphQL',
  method: 'POST',
  path: '/graphql',
  fields: operationFields(UPLOAD_PICTURE),
  field: '0',
  headers: { 'apollo-require-preflight': 'true' },
}

/** The two fields in a GraphQL multipart request whose file is `$file`. */
export function operationFields(
  document: DocumentNode | string,
  map: unknown = { 0: ['variables.file'] },
): Part[] {
  const query = textOf(document)
  const operations = JSON.stringify({ query, variables: { file: null } })
  return [
    { name: 'operations', content: operations },
    { name: 'map', content: JSON.stringify(map) },
  ]
}

/** Builds a form's bytes. File names are not escaped, so that they can be hostile. */
export function buildForm(parts: Part[], { end = `--${BOUNDARY}--\r\n` } = {}): Buffer {
  const chunks = parts.flatMap(({ name, fileName, type, content }) => {
    const disposition = `form-data; name="${name}"`
    const file = fileName === undefined ? '' : `; filename="${fileName}"`
    const head = `--${BOUNDARY}\r\nContent-Disposition: ${disposition}${file}\r\n`
    const kind = type === undefined ? '' : `Content-Type: ${type}\r\n`
    return [Buffer.from(`${head}${kind}\r\n`), Buffer.from(content), Buffer.from('\r\n')]
  })
  return Buffer.concat([...chunks, Buffer.from(end)])
}

export interface Sending {
  accessToken?: string
  headers?: Record<string, string>
  body: Buffer | Iterable<Buffer>
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** The error code, or null for a stored image. */
  code: string | null
  /** The stored image's URL, or '' if the file was rejected. */
  url: string
  body: string
}

/** Sends a form. A list of chunks is sent without a declared length. */
export async function sendUpload(
  endpoint: UploadEndpoint,
  address: string,
  sending: Sending,
): Promise<Answer> {
  const { accessToken, body } = sending
  const headers = {
    'content-type': FORM_TYPE,
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    ...(Buffer.isBuffer(body) && { 'content-length': String(body.length) }),
    ...endpoint.headers,
    ...sending.headers,
  }
  return new Promise((resolve, reject) => {
    const call = request(`${address}${endpoint.path}`, {
      method: endpoint.method,
      headers,
      agent: false,
    })
    let isAnswered = false
    call.on('response', (response) => {
      isAnswered = true
      text(response).then((answer) => {
        resolve(readAnswer(response.statusCode ?? 0, response.headers, answer))
      }, reject)
    })
    // A caller who is rejected early finds the connection closed while sending. Only the response counts.
    call.on('error', (error) => (isAnswered ? undefined : reject(error)))
    Readable.from(Buffer.isBuffer(body) ? [body] : body).pipe(call)
  })
}

type Pictures = ResultOf<typeof UPLOAD_PICTURE> & ResultOf<typeof UPLOAD_AVATAR>

/** A response from either API. */
interface Reply {
  data?: Partial<Pictures & { url: string; avatar: string }> | null
  errors?: { extensions: { code: string } }[]
  code?: string
}

function readAnswer(status: number, headers: IncomingHttpHeaders, body: string): Answer {
  const reply = JSON.parse(body) as Reply
  return { status, headers, body, code: codeIn(reply), url: urlIn(reply) }
}

function codeIn({ code, errors, data }: Reply): string | null {
  const payload = data?.uploadPicture ?? data?.uploadAvatar
  return code ?? errors?.[0]?.extensions.code ?? payload?.userErrors[0]?.code ?? null
}

function urlIn({ data }: Reply): string {
  const image = data?.uploadPicture?.picture?.image ?? data?.uploadAvatar?.viewer?.avatar
  return image?.url ?? data?.url ?? data?.avatar ?? ''
}
