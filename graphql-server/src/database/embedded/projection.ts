import { fail, unsupported } from './errors.ts'
import { compileExpression, type Evaluate } from './expression.ts'
import { getPath, partsOf, setPath } from './paths.ts'
import { isDoc, isNumber, put, type Doc } from './values.ts'

type Project = (doc: Doc) => Doc

/** The named fields, and within them those of their own: true is the whole field. */
type Fields = Map<string, true | Fields>

/** A field that an expression gives. */
export interface Computed {
  path: string[]
  evaluate: Evaluate
}

/**
 * Reads a projection: fields to keep, or fields to leave out, and in `$project` computed ones.
 * Mixtures and unknown operators are refused. Nothing when all fields stay as they are.
 */
export function compileProjection(spec: unknown, canCompute: boolean): Project | undefined {
  if (!isDoc(spec)) return fail(14, 'a projection must be a document')
  const fields: Fields = new Map()
  const computed: Computed[] = []
  const flags = new Map<string, boolean>()
  for (const [name, value] of Object.entries(spec)) {
    if (isNumber(value) || typeof value === 'boolean') flags.set(name, Boolean(value))
    else if (canCompute) computed.push(computedField(name, value))
    else unsupported(`'${name}' as anything but 1 or 0 in a projection`, 31325)
  }
  if (flags.size + computed.length === 0) return undefined
  const isKeeping = isInclusion(flags, computed.length > 0)
  for (const name of flags.keys()) if (name !== '_id') addField(fields, partsOf(name, 238))
  if ((flags.get('_id') ?? true) === isKeeping && !computed.some(({ path }) => path[0] === '_id'))
    addField(fields, ['_id'])
  return (doc) => setComputed(pick(doc, fields, isKeeping), doc, computed)
}

/** Whether the fields that are named are kept; the _id may go another way. */
function isInclusion(flags: Map<string, boolean>, isComputing: boolean): boolean {
  const hasId = flags.get('_id') ?? true
  const others = [...flags.keys()].filter((name) => name !== '_id')
  const isKeeping = flags.get(others[0] ?? '') ?? (isComputing || hasId)
  if (others.some((name) => flags.get(name) !== isKeeping))
    fail(isKeeping ? 31254 : 31253, 'a projection keeps fields or leaves out fields, not both')
  if (isComputing && !isKeeping) fail(31252, 'an expression in an exclusion projection')
  return isKeeping
}

function addField(fields: Fields, [first = '', ...rest]: string[]): void {
  const there = fields.get(first)
  if (there !== undefined && (there === true || rest.length === 0))
    return fail(31249, `Path collision at ${first}`)
  const inner: Fields = there ?? new Map<string, true | Fields>()
  fields.set(first, rest.length === 0 ? true : inner)
  if (rest.length > 0) addField(inner, rest)
}

/** The document with only these fields, or without them. */
function pick(doc: Doc, fields: Fields, isKeeping: boolean): Doc {
  const result: Doc = {}
  for (const [name, value] of Object.entries(doc)) {
    const inner = fields.get(name)
    if (inner instanceof Map) {
      const picked = pickWithin(value, inner, isKeeping)
      if (picked !== undefined) put(result, name, picked)
    } else if ((inner === true) === isKeeping) put(result, name, value)
  }
  return result
}

function pickWithin(value: unknown, fields: Fields, isKeeping: boolean): unknown {
  if (isDoc(value)) return pick(value, fields, isKeeping)
  if (!Array.isArray(value)) return isKeeping ? undefined : value
  const picked = value.map((item: unknown) => pickWithin(item, fields, isKeeping))
  return picked.filter((item) => item !== undefined)
}

export function computedField(name: string, expression: unknown): Computed {
  return { path: partsOf(name, 16410), evaluate: compileExpression(expression) }
}

/** Sets what the expressions give for the document; what they do not give is left out. */
export function setComputed(result: Doc, doc: Doc, computed: Computed[]): Doc {
  for (const { path, evaluate } of computed) {
    const value = evaluate(doc)
    for (const depth of path.slice(1).keys()) {
      const before = path.slice(0, depth + 1)
      const there = getPath(result, before)
      if (Array.isArray(there)) unsupported('a computed field within an array')
      if (!isDoc(there)) setPath(result, before, {})
    }
    if (value !== undefined) setPath(result, path, value)
  }
  return result
}
