import { expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import { toErrorMessage } from './error-message.ts'
import { LayoutDocument } from './layout.generated.ts'
import { LoginDocument } from '../shared/account/Login.generated.ts'

const outage = {
  errors: [{ message: 'The server is not available.', extensions: { code: 'UNAVAILABLE' } }],
}

function answerWith(body: string, contentType: string) {
  const headers = { 'content-type': contentType }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 503, headers })))
}

async function sentenceFor(work: Promise<unknown>): Promise<string> {
  return work.then(() => 'no error', toErrorMessage)
}

it("the error message is the server's while it is unavailable", async () => {
  answerWith(JSON.stringify(outage), 'application/graphql-response+json; charset=utf-8')
  const client = createClient()
  const input = { email: 'asha@example.com', password: 'a password' }
  for (const work of [
    client.query({ query: LayoutDocument }),
    client.mutate({ mutation: LoginDocument, variables: { input } }),
  ]) {
    expect(await sentenceFor(work)).toBe('The server is not available.')
  }
})

it('the error message says that the server could not be reached when a proxy replies', async () => {
  answerWith('<h1>Bad gateway</h1>', 'text/html')
  const work = createClient().query({ query: LayoutDocument })
  expect(await sentenceFor(work)).toBe(
    'We couldn’t reach the shop. Please check your connection and try again.',
  )
})
