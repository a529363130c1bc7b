/**
 * What the steps of the password's recovery hand on in the navigation's state, so that it stands in no address and
 * in no storage. Whatever else is in the state, such as where to go after the login, is handed on with it.
 */
interface RecoveryState {
  /** Who recovers their password. */
  email: string | null
  /** The right to set a new one, from the verified code. */
  resetToken: string | null
}

export function readRecoveryState(state: unknown): RecoveryState {
  return { email: readText(state, 'email'), resetToken: readText(state, 'resetToken') }
}

/** The state with one more thing in it. */
export function withState(state: unknown, more: Partial<RecoveryState>): object {
  return typeof state === 'object' ? { ...state, ...more } : more
}

function readText(state: unknown, key: keyof RecoveryState): string | null {
  if (typeof state !== 'object' || state === null) return null
  const value: unknown = Reflect.get(state, key)
  return typeof value === 'string' && value !== '' ? value : null
}
