import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { SignIn } from './SignIn.tsx'
import { readyOperations } from './ready-operations.ts'

const fetcher = createGraphiQLFetcher({ url: '/graphql', fetch: (...args) => fetch(...args) })

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
        <SignIn />
      </GraphiQL.Logo>
    </GraphiQL>
  )
}
