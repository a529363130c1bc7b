import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { Caller, type CallerHeaders } from './Caller.tsx'
import { exampleOperations } from './example-operations.ts'

const send = createGraphiQLFetcher({ url: '/graphql', fetch: (...args) => fetch(...args) })

/** For every tab without an authentication header of its own. */
let caller: CallerHeaders | null = null

const fetcher: Fetcher = (operation, options) => {
  const own: Record<string, string> = options?.headers ?? {}
  const isAuthenticated = Object.keys(own).some((name) => /^(authorization|x-api-key)$/i.test(name))
  return send(operation, { ...options, headers: isAuthenticated ? own : { ...caller, ...own } })
}

function remember(headers: CallerHeaders): void {
  caller = headers
}

/** GraphiQL for the store's schema, with example operations. */
export function Ide() {
  return (
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={exampleOperations}
      defaultEditorToolsVisibility="headers"
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
    >
      <GraphiQL.Logo>
        <Caller onChange={remember} />
      </GraphiQL.Logo>
    </GraphiQL>
  )
}
