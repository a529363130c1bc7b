import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { SignIn } from './SignIn.tsx'
import { readyOperations } from './ready-operations.ts'

const send = createGraphiQLFetcher({ url: '/graphql', fetch: (...args) => fetch(...args) })

/** Who is signed in, in every tab whose own headers say nothing of it. */
const session: { authorization?: string } = {}

const fetcher: Fetcher = (operation, options) =>
  send(operation, { ...options, headers: { ...session, ...options?.headers } })

function rememberSession(authorization: string): void {
  session.authorization = authorization
}

/** GraphiQL on the store's own schema, with operations that run as they stand. */
export function Ide() {
  return (
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={readyOperations}
      defaultEditorToolsVisibility="headers"
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
    >
      <GraphiQL.Logo>
        <SignIn onSignIn={rememberSession} />
      </GraphiQL.Logo>
    </GraphiQL>
  )
}
