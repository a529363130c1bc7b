import { isTree } from './holds-file.ts'

/** An operation with its variables. */
interface Body {
  operationName: string | undefined
  query: string
  variables: unknown
}

/**
 * Creates the form that the GraphQL multipart request specification requires: the fields `operations` and `map`, then
 * the files.
 */
export function multipartForm({ variables, ...body }: Body): FormData {
  const files = new Map<string, File>()
  const operations = { ...body, variables: takeOut(variables, 'variables', files) }
  const places = [...files.keys()].map((path, index) => [index, [path]])
  const form = new FormData()
  form.append('operations', JSON.stringify(operations))
  form.append('map', JSON.stringify(Object.fromEntries(places)))
  for (const [index, file] of [...files.values()].entries()) form.append(String(index), file)
  return form
}

/** Replaces each file with null, and adds it to `files` by its path, such as 'variables.input.file'. */
function takeOut(value: unknown, path: string, files: Map<string, File>): unknown {
  if (value instanceof File) {
    files.set(path, value)
    return null
  }
  if (Array.isArray(value)) {
    return value.map((part, index) => takeOut(part, `${path}.${index}`, files))
  }
  if (!isTree(value)) return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, part]) => [key, takeOut(part, `${path}.${key}`, files)]),
  )
}
