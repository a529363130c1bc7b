import { useGraphiQL, useGraphiQLActions } from '@graphiql/react'
import { useState, type SubmitEvent } from 'react'
import { SignIn } from './SignIn.tsx'

/** The header that authenticates requests. */
export type CallerHeaders = { authorization: string } | { 'x-api-key': string }

/** Authenticates the requests of all tabs, with a login or a partner's key. The open tab shows the header. */
export function Caller({ onChange }: { onChange: (headers: CallerHeaders) => void }) {
  const editor = useGraphiQL((state) => state.headerEditor)
  const schema = useGraphiQL((state) => state.schema)
  const actions = useGraphiQLActions()
  const [status, setStatus] = useState('')

  function authenticate(headers: CallerHeaders, nextStatus: string): void {
    onChange(headers)
    setStatus(nextStatus)
    const json = JSON.stringify(headers, null, 2)
    editor?.setValue(json)
    actions.updateActiveTabValues({ headers: json })
    // With a safelist, the schema is available only after authentication.
    if (!schema) void actions.introspect()
  }

  return (
    <div className="caller">
      <SignIn
        onSignIn={(authorization, name) => authenticate({ authorization }, `Signed in as ${name}`)}
      />
      <ApiKey
        onUse={(key) => authenticate({ 'x-api-key': key }, `With the key ${key.slice(0, 11)}…`)}
      />
      <span role="status">{status}</span>
    </div>
  )
}

/** Asks for a partner's key, which the server checks with the next operation. */
function ApiKey({ onUse }: { onUse: (key: string) => void }) {
  const use = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const key = new FormData(event.currentTarget).get('key')
    if (typeof key === 'string') onUse(key.trim())
    event.currentTarget.reset()
  }
  return (
    <form className="caller-form" onSubmit={use}>
      <input
        name="key"
        type="password"
        required
        placeholder="API key"
        aria-label="API key"
        autoComplete="off"
      />
      <button type="submit">Use key</button>
    </form>
  )
}
