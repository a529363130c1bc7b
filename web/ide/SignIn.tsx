import { type SubmitEvent, useState } from 'react'
import { LoginDocument } from '../src/shared/account/Login.generated.ts'
import { getOperationHash } from '../src/apollo/operation-hash.ts'

/** Sent by hash, because with a safelist guests can run only the web app's operations. */
const login = { persistedQuery: { version: 1, sha256Hash: getOperationHash(LoginDocument) } }

interface Reply {
  data?: {
    login: {
      tokens: { accessToken: string } | null
      viewer: { name: string } | null
      userErrors: { message: string }[]
    }
  }
  errors?: { message: string }[]
}

interface SignInProps {
  /** Receives the authorization header and the person's name. */
  onSignIn: (authorization: string, name: string) => void
}

export function SignIn({ onSignIn }: SignInProps) {
  const [error, setError] = useState('')

  async function signIn(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { data, errors = [] } = await logIn(form)
    const { tokens, viewer, userErrors } = data?.login ?? { userErrors: errors }
    setError(userErrors[0]?.message ?? '')
    if (tokens && viewer) onSignIn(`Bearer ${tokens.accessToken}`, viewer.name)
  }

  return (
    <form className="caller-form" onSubmit={(event) => void signIn(event)}>
      <input name="email" type="email" required placeholder="Email" aria-label="Email" />
      <input
        name="password"
        type="password"
        required
        placeholder="Password"
        aria-label="Password"
        autoComplete="current-password"
      />
      <button type="submit">Log in</button>
      {error && (
        <span role="alert" className="caller-error">
          {error}
        </span>
      )}
    </form>
  )
}

async function logIn(form: FormData): Promise<Reply> {
  const input = { email: form.get('email'), password: form.get('password') }
  try {
    const reply = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ extensions: login, variables: { input } }),
    })
    const answer: unknown = await reply.json()
    return isReply(answer) ? answer : {}
  } catch {
    return { errors: [{ message: 'The server can’t be reached.' }] }
  }
}

function isReply(answer: unknown): answer is Reply {
  return typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer)
}
