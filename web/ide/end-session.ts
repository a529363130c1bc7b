import { LogoutDocument } from '../src/shared/account/Logout.generated.ts'
import { getOperationHash } from '../src/apollo/operation-hash.ts'

const logout = { persistedQuery: { version: 1, sha256Hash: getOperationHash(LogoutDocument) } }

/** Ends the session on the server. If the request fails, the session expires later. */
export async function endSession(headers: { authorization: string }): Promise<void> {
  await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ extensions: logout }),
  }).catch(() => undefined)
}
