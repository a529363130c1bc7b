import { tokens } from './tokens.ts'

/** Fetches a file below /exports. `renew` sends any API request, whose link renews an expired session. */
export async function fetchExport(file: string, renew: () => Promise<unknown>): Promise<Blob> {
  let response = await request(file)
  if (response.status === 401) {
    await renew()
    response = await request(file)
  }
  if (!response.ok) throw new Error(`The export was answered with ${response.status}`)
  return response.blob()
}

function request(file: string): Promise<Response> {
  return fetch(`/exports/${file}`, {
    headers: { authorization: `Bearer ${tokens.access() ?? ''}` },
  })
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
