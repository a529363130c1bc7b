/**
 * Returns a browser feature's result, or `otherwise` if the browser rejects it. With site data blocked, some browsers
 * throw as soon as the feature is named.
 */
export function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}
