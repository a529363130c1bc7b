import { tokens } from '../../../apollo/tokens.ts'

/**
 * The CSV file of all products. `renew` asks anything of the API: its link renews a session that has run out.
 * Throws what a person can read.
 */
export async function fetchExport(renew: () => Promise<unknown>): Promise<Blob> {
  let response = await ask()
  if (response.status === 401) {
    await renew()
    response = await ask()
  }
  if (!response.ok) throw new Error(`The export was answered with ${response.status}`)
  return response.blob()
}

function ask(): Promise<Response> {
  return fetch('/exports/products.csv', {
    headers: { authorization: `Bearer ${tokens.access() ?? ''}` },
  })
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
