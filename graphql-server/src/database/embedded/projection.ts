import { fail, failAt, unsupported } from './errors.ts'
import { compileExpression, isExpression } from './expression.ts'
import type { Evaluate } from './expression.ts'
import { getPath, setPath, unsetPath } from './update-paths.ts'
import { isDoc, put } from './values.ts'
import type { Doc } from './values.ts'

export type Project = (doc: Doc) => Doc

/** What becomes of a field; 'compute' is left out at first, and set by its expression then. */
type Kind = 'keep' | 'omit' | 'compute'
type Rules = Map<string, Kind | Rules>

/** A field that an expression gives. */
export interface Computed {
  path: string[]
  evaluate: Evaluate
}

interface Parsed {
  rules: Rules
  computed: Computed[]
  /** Kinds of rules seen besides that for _id. */
  kinds: Set<Kind>
  id: Kind | undefined
}

/**
 * Reads a projection of `find` or `$project`: fields to keep, or fields to leave out, or computed
 * ones. Mixtures and unknown operators are refused. Nothing when all fields stay as they are.
 */
export function compileProjection(spec: unknown): Project | undefined {
  if (!isDoc(spec)) return fail(14, 'a projection must be a document')
  const parsed: Parsed = { rules: new Map(), computed: [], kinds: new Set(), id: undefined }
  for (const [path, value] of Object.entries(spec)) addRule(parsed, path.split('.'), value)
  const { rules, computed, kinds, id } = parsed
  if (rules.size === 0 && id === undefined) return undefined
  if (kinds.has('compute') && kinds.has('omit'))
    failAt(31252, 'Cannot use an expression other than $meta in exclusion projection')
  if (kinds.has('omit') || (kinds.size === 0 && id === 'omit')) {
    if (id === 'omit') rules.set('_id', 'omit')
    return (doc) => exclude(doc, rules)
  }
  if (id !== 'omit' && !rules.has('_id')) rules.set('_id', 'keep')
  return (doc) => setComputed(include(doc, rules), doc, computed)
}

function addRule(parsed: Parsed, path: string[], value: unknown): void {
  const name = path.join('.')
  if (path.some((part) => part === '' || part.startsWith('$')))
    unsupported(`the projection path '${name}'`)
  if (isDoc(value) && !Object.keys(value).some((key) => key.startsWith('$'))) {
    if (Object.keys(value).length === 0) failAt(51270, 'An empty sub-projection is not valid')
    for (const [inner, rule] of Object.entries(value))
      addRule(parsed, [...path, ...inner.split('.')], rule)
    return
  }
  const kind = kindOf(value)
  if (name === '_id' && kind !== 'compute') {
    parsed.id = kind
    return
  }
  if (kind === 'omit' && parsed.kinds.has('keep'))
    failAt(31254, `Cannot do exclusion on field ${name} in inclusion projection`)
  if (kind === 'keep' && parsed.kinds.has('omit'))
    failAt(31253, `Cannot do inclusion on field ${name} in exclusion projection`)
  parsed.kinds.add(kind)
  place(parsed.rules, path, kind, name)
  if (kind === 'compute') parsed.computed.push({ path, evaluate: compileExpression(value) })
}

function kindOf(value: unknown): Kind {
  if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'bigint')
    return value ? 'keep' : 'omit'
  const operator = isDoc(value) && Object.keys(value).find((key) => !isExpression(key))
  if (operator && ['$slice', '$elemMatch', '$meta'].includes(operator))
    unsupported(`${operator} in a projection`)
  return operator ? failAt(31325, `Unknown expression ${operator}`) : 'compute'
}

function place(rules: Rules, path: string[], kind: Kind, name: string): void {
  const [first = '', ...rest] = path
  const there = rules.get(first)
  if (rest.length === 0) {
    if (there !== undefined) failAt(31250, `Path collision at ${name}`)
    rules.set(first, kind)
    return
  }
  if (typeof there === 'string') return failAt(31249, `Path collision at ${name}`)
  const inner: Rules = there ?? new Map<string, Kind | Rules>()
  rules.set(first, inner)
  place(inner, rest, kind, name)
}

function include(doc: Doc, rules: Rules): Doc {
  const result: Doc = {}
  for (const [name, value] of Object.entries(doc)) {
    const rule = rules.get(name)
    const kept = rule instanceof Map ? into(value, (item) => include(item, rule), undefined) : value
    if ((rule === 'keep' || rule instanceof Map) && kept !== undefined) put(result, name, kept)
  }
  return result
}

function exclude(doc: Doc, rules: Rules): Doc {
  const result: Doc = {}
  for (const [name, value] of Object.entries(doc)) {
    const rule = rules.get(name)
    if (rule === 'omit') continue
    put(result, name, rule instanceof Map ? into(value, (i) => exclude(i, rule), value) : value)
  }
  return result
}

/** Applies to a document or to all documents of an array; `other` stands for what is neither. */
function into(value: unknown, apply: (doc: Doc) => Doc, other: unknown): unknown {
  if (isDoc(value)) return apply(value)
  if (!Array.isArray(value)) return other
  return value
    .map((item: unknown) => into(item, apply, other === undefined ? undefined : item))
    .filter((item) => item !== undefined)
}

/** Sets what the expressions give for the document; what they do not give is left out. */
export function setComputed(result: Doc, doc: Doc, computed: Computed[]): Doc {
  for (const { path, evaluate } of computed) {
    const value = evaluate(doc)
    if (value === undefined) {
      unsetPath(result, path)
      continue
    }
    for (let depth = 1; depth < path.length; depth++) {
      const there = getPath(result, path.slice(0, depth))
      if (Array.isArray(there)) unsupported('a computed field within an array')
      if (!isDoc(there)) setPath(result, path.slice(0, depth), {})
    }
    setPath(result, path, value)
  }
  return result
}
