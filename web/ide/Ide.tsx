import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { Caller, type CallerHeaders } from './Caller.tsx'
import { exampleOperations } from './example-operations.ts'

const address = new URLSearchParams(window.location.search)
/** The operation in the page's URL, as in `/graphql?query=…&variables=…`. */
const linked = {
  query: address.get('query') ?? undefined,
  variables: address.get('variables') ?? undefined,
}
const tabs = linked.query
  ? [{ ...linked, query: linked.query }, ...exampleOperations]
  : exampleOperations

const send = createGraphiQLFetcher({ url: '/graphql', fetch: (...args) => fetch(...args) })

/** The identity for all tabs, which have no headers of their own. */
let caller: CallerHeaders | null = null

const fetcher: Fetcher = (operation, options) =>
  send(operation, { ...options, headers: { ...caller } })

function remember(headers: CallerHeaders | null): void {
  caller = headers
}

/** GraphiQL for our schema, with example operations. */
export function Ide() {
  return (
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={tabs}
      {...linked}
      defaultQuery=""
      isHeadersEditorEnabled={false}
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
    >
      <GraphiQL.Logo>
        <Caller onChange={remember} />
      </GraphiQL.Logo>
    </GraphiQL>
  )
}
