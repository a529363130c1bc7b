import { ApolloClient, InMemoryCache } from '@apollo/client'
import { cartChannelLink } from './cart-channel.ts'
import { forgetViewer } from './forget-viewer.ts'
import { RefreshSessionDocument } from './refresh-session.generated.ts'
import { holdsFile } from './multipart.ts'
import { createOperationLink } from './operation-link.ts'
import { createSessionLink, isUnauthenticated } from './session-link.ts'
import { type Tokens, tokens } from './tokens.ts'
import { cacheConfig } from './type-policies.ts'
import { createUploadLink } from './upload-link.ts'

const uri = '/graphql'

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
      .split(
        ({ variables }) => holdsFile(variables),
        createUploadLink(uri),
        createOperationLink(uri),
      ),
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
    // The session has ended. Other errors, such as a lost connection, do not sign out.
    if (isUnauthenticated(error)) return null
    throw error
  }
}
