import { fail, unsupported } from '../bson/errors.ts'
import { splitPath } from '../bson/paths.ts'
import { isDoc, put, type Doc } from '../bson/values.ts'

/**
 * Parses a projection that lists the fields to keep besides the _id. Throws for other projections. Returns undefined if
 * all fields are kept.
 */
export function compileProjection(spec: unknown): ((doc: Doc) => Doc) | undefined {
  if (!isDoc(spec)) return fail(14, 'a projection must be a document')
  const fields = Object.entries(spec)
  if (fields.length === 0) return undefined
  for (const [name, value] of fields)
    if (value !== 1 || splitPath(name, 16410).length > 1)
      unsupported(`a projection of anything but whole fields to keep ('${name}')`, 31325)
  return (doc) => {
    const result: Doc = {}
    for (const [name, value] of Object.entries(doc))
      if (name === '_id' || Object.hasOwn(spec, name)) put(result, name, value)
    return result
  }
}
