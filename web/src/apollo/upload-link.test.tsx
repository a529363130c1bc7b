import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { ServerError } from '@apollo/client/errors'
import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HomeDocument } from '../shop/home/Home.generated.ts'
import {
  UploadAvatarDocument,
  type UploadAvatarMutation,
} from '../account/profile/ProfileMutations.generated.ts'
import { holdsFile } from './holds-file.ts'
import { createSessionLink } from './session-link.ts'
import { createUploadLink } from './upload-link.ts'

const patience = { timeout: 15_000 }

interface Seen {
  headers: IncomingHttpHeaders
  body: Uint8Array<ArrayBuffer>
}

const payloadData: UploadAvatarMutation = { uploadAvatar: { viewer: null, userErrors: [] } }
const whoAreYou = { message: 'Who are you?', extensions: { code: 'UNAUTHENTICATED' } }

let seen: Seen[]
let answer: (request: Seen, response: ServerResponse) => void
let uri: string
let close: () => Promise<void>

beforeEach(async () => {
  seen = []
  answer = (_request, response) => reply(response, { data: payloadData })
  ;({ uri, close } = await startServer())
})
afterEach(() => close())

/** Starts a server on another port. To the browser it has another origin, so it sends a preflight request first. */
async function startServer() {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization, apollo-require-preflight')
    if (request.method === 'OPTIONS') {
      response.end()
      return
    }
    const take = (body: Buffer) => {
      const arrived = { headers: request.headers, body: new Uint8Array(body) }
      seen.push(arrived)
      answer(arrived, response)
    }
    // Aborted requests get no response.
    buffer(request).then(take, () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    uri: `http://127.0.0.1:${address.port}/graphql`,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}

function reply(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/graphql-response+json' })
  response.end(JSON.stringify(body))
}

function createClient(...before: ApolloLink[]) {
  const last = ApolloLink.split(
    ({ variables }) => holdsFile(variables),
    createUploadLink(uri),
    new HttpLink({ uri }),
  )
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([...before, last]),
  })
}

const picture = () => new File(['an image'], 'me.png', { type: 'image/png' })

function upload(client: ApolloClient, context = {}) {
  return client.mutate({
    mutation: UploadAvatarDocument,
    variables: { input: { file: picture() } },
    fetchPolicy: 'no-cache',
    context,
  })
}

interface FormFile {
  name: string
  type: string
  content: string
}

/** Reads the form as the server does. Node's own parser can't be used, because jsdom replaces its File class. */
async function readForm({ headers, body }: Seen) {
  const parts: Promise<[string, string | FormFile]>[] = []
  const parser = busboy({ headers })
  parser.on('field', (field, value) => parts.push(Promise.resolve([field, value])))
  parser.on('file', (field, stream, { filename: name = '', mimeType: type }) => {
    parts.push(text(stream).then((content) => [field, { name, type, content }]))
  })
  await pipeline(Readable.from([body]), parser)
  return new Map(await Promise.all(parts))
}

describe('an upload', () => {
  it("the upload link sends a form with operation, map and file, and a header that forms can't send", async () => {
    const { data } = await upload(createClient(), { headers: { authorization: 'Bearer a' } })
    expect(data).toEqual(payloadData)
    expect(seen).toHaveLength(1)
    const [request] = seen
    if (!request) throw new Error('Nothing arrived')
    expect(request.headers.authorization).toBe('Bearer a')
    expect(request.headers['apollo-require-preflight']).toBe('true')
    expect(request.headers.accept).toContain('application/graphql-response+json')
    const form = await readForm(request)
    expect([...form.keys()]).toEqual(['operations', 'map', '0'])
    expect(form.get('operations')).toMatch(/"query":"mutation UploadAvatar\(/)
    expect(form.get('operations')).toContain('"variables":{"input":{"file":null}}')
    expect(form.get('map')).toBe('{"0":["variables.input.file"]}')
    expect(form.get('0')).toEqual({ name: 'me.png', type: 'image/png', content: 'an image' })
  })

  it('the upload link sends operations without a file as usual', async () => {
    answer = (_request, response) => reply(response, { data: { categories: [] } })
    await createClient().query({ query: HomeDocument })
    expect(seen[0]?.headers['content-type']).toBe('application/json')
  })

  it('the upload link reports its progress', async () => {
    const onUploadProgress = vi.fn()
    await upload(createClient(), { onUploadProgress })
    const parts = onUploadProgress.mock.calls.map(([part]: number[]) => part)
    expect(parts.at(-1)).toBe(1)
  })

  it('the upload link aborts on its signal', async () => {
    const stopper = new AbortController()
    const broken = vi.fn()
    answer = (_request, response) => {
      response.once('close', broken)
      stopper.abort()
    }
    const sent = upload(createClient(), { fetchOptions: { signal: stopper.signal } })
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    await vi.waitFor(() => expect(broken).toHaveBeenCalledOnce(), patience)
  })

  it('the upload link aborts when it is unsubscribed', async () => {
    const broken = vi.fn()
    answer = (_request, response) => {
      response.once('close', broken)
      subscription.unsubscribe()
    }
    const subscription = ApolloLink.execute(
      createUploadLink(uri),
      { query: UploadAvatarDocument, variables: { input: { file: picture() } } },
      { client: createClient() },
    ).subscribe({})
    await vi.waitFor(() => expect(broken).toHaveBeenCalledOnce(), patience)
  })

  it('the upload link never sends an upload that is aborted before it starts', async () => {
    const context = { fetchOptions: { signal: AbortSignal.abort() } }
    await expect(upload(createClient(), context)).rejects.toMatchObject({ name: 'AbortError' })
    expect(seen).toEqual([])
  })

  it('the upload link queues a third upload, and never sends it if it is aborted in the meantime', async () => {
    const held: ServerResponse[] = []
    answer = (_request, response) => void held.push(response)
    const client = createClient()
    const stopper = new AbortController()
    const first = [upload(client), upload(client)]
    const third = upload(client, { fetchOptions: { signal: stopper.signal } })
    const fourth = upload(client)
    await vi.waitFor(() => expect(held).toHaveLength(2), patience)
    stopper.abort()
    await expect(third).rejects.toMatchObject({ name: 'AbortError' })
    expect(seen).toHaveLength(2)
    for (const response of held.splice(0)) reply(response, { data: payloadData })
    await Promise.all(first)
    await vi.waitFor(() => expect(held).toHaveLength(1), patience)
    for (const response of held) reply(response, { data: payloadData })
    await fourth
    expect(seen).toHaveLength(3)
  })

  it("the upload link fails when the server can't be reached", async () => {
    await close()
    await expect(upload(createClient())).rejects.toThrow('The upload failed')
  })

  it("the upload link fails with the server's error", async () => {
    answer = (_request, response) =>
      reply(response, { errors: [{ message: 'Only one file, please.' }] }, 400)
    await expect(upload(createClient())).rejects.toThrow('Only one file, please.')
    answer = (_request, response) => response.writeHead(502).end('Bad gateway')
    await expect(upload(createClient())).rejects.toSatisfy((error) => ServerError.is(error))
  })

  it('the upload link resends the complete upload after the session was renewed', async () => {
    answer = ({ headers }, response) => {
      const isKnown = headers.authorization === 'Bearer new'
      reply(
        response,
        isKnown ? { data: payloadData } : { errors: [whoAreYou] },
        isKnown ? 200 : 401,
      )
    }
    const tokens = { access: 'old', refresh: 'r1' }
    const renew = vi.fn(async () => Promise.resolve({ accessToken: 'new', refreshToken: 'r2' }))
    const session = createSessionLink({
      tokens: {
        access: () => tokens.access,
        refresh: () => tokens.refresh,
        save: ({ accessToken }) => void (tokens.access = accessToken),
      },
      renew,
      onEnd: vi.fn(),
    })
    const { data } = await upload(createClient(session))
    expect(data).toEqual(payloadData)
    expect(renew).toHaveBeenCalledOnce()
    const forms = await Promise.all(seen.map(readForm))
    expect(forms.map((form) => form.get('0'))).toMatchObject([
      { content: 'an image' },
      { content: 'an image' },
    ])
  })
})
