import { tokens } from '../../../apollo/tokens.ts'

/** Fetches the CSV file of all products. `renew` sends any API request, whose link renews an expired session. */
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

/** Saves a file with the browser's download dialog. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
