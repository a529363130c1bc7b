import { useGraphiQL, useGraphiQLActions } from '@graphiql/react'
import { useState } from 'react'
import { ApiKey } from './ApiKey.tsx'
import { SignIn } from './SignIn.tsx'

/** The one header that says who asks. */
export type CallerHeaders = { authorization: string } | { 'x-api-key': string }

/** Who asks, for all tabs: a person who signs in, or a partner with a key. The open tab shows it among its headers. */
export function Caller({ onChange }: { onChange: (headers: CallerHeaders) => void }) {
  const editor = useGraphiQL((state) => state.headerEditor)
  const schema = useGraphiQL((state) => state.schema)
  const actions = useGraphiQLActions()
  const [who, setWho] = useState('')

  function become(caller: CallerHeaders, told: string): void {
    onChange(caller)
    setWho(told)
    const headers = JSON.stringify(caller, null, 2)
    editor?.setValue(headers)
    actions.updateActiveTabValues({ headers })
    // With a safelist the store has told its schema to nobody so far.
    if (!schema) void actions.introspect()
  }

  return (
    <div className="caller">
      <SignIn
        onSignIn={(authorization, name) => become({ authorization }, `Signed in as ${name}`)}
      />
      <ApiKey onUse={(key) => become({ 'x-api-key': key }, `With the key ${key.slice(0, 11)}…`)} />
      <span role="status">{who}</span>
    </div>
  )
}
