import type { openTestStore as openWholeStore, TestStore } from './open-store.ts'

export { SECRET } from './secret.ts'
export type { GraphqlReply, TestStore } from './open-store.ts'

/**
 * The module that imports the whole server. Its name is computed, so that `npm test -- --changed` does not see it:
 * otherwise, each change to the server would run most of the tests.
 */
const WHOLE_STORE = ['.', 'open-store.ts'].join('/')

/** Opens the whole server on a separate database, without a port. */
export async function openTestStore(
  ...options: Parameters<typeof openWholeStore>
): Promise<TestStore> {
  const module: unknown = await import(/* @vite-ignore */ WHOLE_STORE)
  if (!isWholeStore(module)) throw new Error(`${WHOLE_STORE} has no openTestStore.`)
  return module.openTestStore(...options)
}

function isWholeStore(module: unknown): module is { openTestStore: typeof openWholeStore } {
  return typeof module === 'object' && module !== null && 'openTestStore' in module
}
