import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { Caller, type CallerHeaders } from './Caller.tsx'
import { readyOperations } from './ready-operations.ts'

const send = createGraphiQLFetcher({ url: '/graphql', fetch: (...args) => fetch(...args) })

/** Who asks, in every tab whose own headers say nothing of it. */
let caller: CallerHeaders | null = null

const fetcher: Fetcher = (operation, options) => {
  const own: Record<string, string> = options?.headers ?? {}
  const saysWho = Object.keys(own).some((name) => /^(authorization|x-api-key)$/i.test(name))
  return send(operation, { ...options, headers: saysWho ? own : { ...caller, ...own } })
}

function remember(headers: CallerHeaders): void {
  caller = headers
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
        <Caller onChange={remember} />
      </GraphiQL.Logo>
    </GraphiQL>
  )
}
