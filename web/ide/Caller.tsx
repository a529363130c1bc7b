import { useSchemaStore } from '@graphiql/react'
import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { endSession } from './end-session.ts'
import { SignIn } from './SignIn.tsx'

/** The header that authenticates requests. */
export type CallerHeaders = { authorization: string } | { 'x-api-key': string }

interface Identity {
  headers: CallerHeaders
  /** For example, 'Logged in as Asha'. */
  status: string
}

/** Chooses the identity used by all tabs: a login, a partner's key, or a guest. */
export function Caller({ onChange }: { onChange: (headers: CallerHeaders | null) => void }) {
  const explorer = useSchemaStore()
  const [identity, setIdentity] = useState<Identity | null>(null)

  function authenticate(next: Identity): void {
    onChange(next.headers)
    setIdentity(next)
    // With a safelist, the schema is available only after authentication.
    if (!explorer.schema) void explorer.introspect()
  }
  function signOut(): void {
    if (identity && 'authorization' in identity.headers) void endSession(identity.headers)
    onChange(null)
    setIdentity(null)
  }
  return (
    <div className="caller">
      <h1 className="caller-title">GraphQL explorer</h1>
      <span role="status">{identity?.status ?? 'Not logged in'}</span>
      {identity ? (
        <button type="button" onClick={signOut}>
          Log out
        </button>
      ) : (
        <details onKeyDown={closeOnEscape}>
          <summary>Log in</summary>
          <div className="caller-panel">
            <SignIn
              onSignIn={(authorization, name) =>
                authenticate({ headers: { authorization }, status: `Logged in as ${name}` })
              }
            />
            <ApiKey
              onUse={(key) =>
                authenticate({
                  headers: { 'x-api-key': key },
                  status: `With the key ${key.slice(0, 11)}…`,
                })
              }
            />
          </div>
        </details>
      )}
    </div>
  )
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape') return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

/** Asks for a partner's key. The server checks it with the next operation. */
function ApiKey({ onUse }: { onUse: (key: string) => void }) {
  const use = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const key = new FormData(event.currentTarget).get('key')
    if (typeof key === 'string') onUse(key.trim())
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
