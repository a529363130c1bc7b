import type { SubmitEvent } from 'react'

/** Asks for a partner's key, which the server checks with the next operation. */
export function ApiKey({ onUse }: { onUse: (key: string) => void }) {
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
