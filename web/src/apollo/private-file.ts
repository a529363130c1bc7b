import { tokens } from './tokens.ts'

/**
 * Fetches a file that only a logged-in user can read. `renew` sends any API request, whose link renews an expired
 * session. Rejects if the file can't be read.
 */
export async function fetchPrivateFile(path: string, renew: () => Promise<unknown>): Promise<Blob> {
  let response = await request(path)
  if (response.status === 401) {
    await renew()
    response = await request(path)
  }
  if (!response.ok) throw new Error(`The file was answered with ${response.status}`)
  return response.blob()
}

function request(path: string): Promise<Response> {
  return fetch(path, { headers: { authorization: `Bearer ${tokens.access() ?? ''}` } })
}

/** Saves a file with the browser's download dialog. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
