/**
 * Navigation state that is passed between the steps of the password recovery, so that it is in no URL and in no
 * storage. Other values in the state, such as the path to open after the login, are passed on.
 */
interface RecoveryState {
  email: string | null
  /** The token that allows setting a new password. */
  resetToken: string | null
}

export function readRecoveryState(state: unknown): RecoveryState {
  return { email: readText(state, 'email'), resetToken: readText(state, 'resetToken') }
}

/** Reads the part after # in the emailed link. Null for other URLs. */
export function readResetLink(hash: string): RecoveryState | null {
  const fields = new URLSearchParams(hash.slice(1))
  const [email, resetToken] = [fields.get('email'), fields.get('token')]
  return email && resetToken ? { email, resetToken } : null
}

/** Adds a value to the state. */
export function withState(state: unknown, more: Partial<RecoveryState>): object {
  return typeof state === 'object' ? { ...state, ...more } : more
}

function readText(state: unknown, key: keyof RecoveryState): string | null {
  if (typeof state !== 'object' || state === null) return null
  const value: unknown = Reflect.get(state, key)
  return typeof value === 'string' && value !== '' ? value : null
}
