import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { from, switchMap } from 'rxjs'
import { cartChannelLink } from './cart-channel.ts'
import { forgetViewer } from './forget-viewer.ts'
import { RefreshSessionDocument } from './refresh-session.generated.ts'
import { holdsFile } from './holds-file.ts'
import { createOperationLink } from './operation-link.ts'
import { createSessionLink, isUnauthenticated } from './session-link.ts'
import { type Tokens, tokens } from './tokens.ts'
import { cacheConfig } from './type-policies.ts'

const uri = '/graphql'

/** A separate chunk, because few pages send files. */
const lazyUploadLink = new ApolloLink((operation, forward) =>
  from(import('./upload-link.ts')).pipe(
    switchMap(({ createUploadLink }) => createUploadLink(uri).request(operation, forward)),
  ),
)

/** The browser's client. Its cache is the app's state. */
export function createClient(): ApolloClient {
  const cache = new InMemoryCache(cacheConfig)
  const sessionLink = createSessionLink({
    tokens,
    renew: (refreshToken) => renew(client, refreshToken),
    onEnd: () => {
      tokens.clear()
      forgetViewer(cache)
    },
  })
  const client: ApolloClient = new ApolloClient({
    cache,
    link: cartChannelLink
      .concat(sessionLink)
      .split(({ variables }) => holdsFile(variables), lazyUploadLink, createOperationLink(uri)),
    devtools: { enabled: false },
  })
  return client
}

async function renew(client: ApolloClient, refreshToken: string): Promise<Tokens | null> {
  try {
    const { data } = await client.mutate({
      mutation: RefreshSessionDocument,
      variables: { input: { refreshToken } },
      fetchPolicy: 'no-cache',
      context: { isAnonymous: true },
    })
    return data?.refreshSession.tokens ?? null
  } catch (error) {
    // The session has ended. Other errors, such as a lost connection, do not log out.
    if (isUnauthenticated(error)) return null
    throw error
  }
}
