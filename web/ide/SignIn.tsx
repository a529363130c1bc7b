import { useGraphiQL, useGraphiQLActions } from '@graphiql/react'
import { type SubmitEvent, useState } from 'react'

const document = `mutation SignIn($input: LoginInput!) {
  login(input: $input) {
    tokens { accessToken }
    viewer { name }
    userErrors { message }
  }
}`

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
  /** Gets the header that says who is signed in. */
  onSignIn: (authorization: string) => void
}

/** Signs somebody in, for all tabs, and shows their token among the headers of the one that is open. */
export function SignIn({ onSignIn }: SignInProps) {
  const editor = useGraphiQL((state) => state.headerEditor)
  const actions = useGraphiQLActions()
  const [name, setName] = useState<string | null>(null)
  const [complaint, setComplaint] = useState('')

  async function signIn(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { data, errors = [] } = await logIn(form)
    const { tokens, viewer, userErrors } = data?.login ?? { userErrors: errors }
    setComplaint(userErrors[0]?.message ?? '')
    setName(viewer?.name ?? null)
    if (!tokens) return
    const authorization = `Bearer ${tokens.accessToken}`
    onSignIn(authorization)
    const headers = JSON.stringify({ authorization }, null, 2)
    editor?.setValue(headers)
    actions.updateActiveTabValues({ headers })
  }

  return (
    <form className="sign-in" onSubmit={(event) => void signIn(event)}>
      <input name="email" type="email" required placeholder="Email" aria-label="Email" />
      <input
        name="password"
        type="password"
        required
        placeholder="Password"
        aria-label="Password"
        autoComplete="current-password"
      />
      <button type="submit">Sign in</button>
      <span role="status">{name && `Signed in as ${name}`}</span>
      {complaint && (
        <span role="alert" className="sign-in-complaint">
          {complaint}
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
      body: JSON.stringify({ query: document, variables: { input } }),
    })
    const answer: unknown = await reply.json()
    return isReply(answer) ? answer : {}
  } catch {
    return { errors: [{ message: 'The store can not be reached.' }] }
  }
}

function isReply(answer: unknown): answer is Reply {
  return typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer)
}
