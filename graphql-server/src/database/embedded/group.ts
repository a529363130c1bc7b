import { fail, failAt, unsupported } from './errors.ts'
import { compileExpression } from './expression.ts'
import type { Evaluate } from './expression.ts'
import { reductions } from './expression-calculations.ts'
import type { Calculation } from './expression-calculations.ts'
import { keyOf } from './keys.ts'
import { isDoc, put } from './values.ts'
import type { Doc } from './values.ts'

/** What becomes of all the values of one group, in the order in which they came. */
const accumulators: Record<string, Calculation> = {
  ...reductions,
  $count: (values) => values.length,
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) => [
    ...new Map(values.filter((v) => v !== undefined).map((v) => [keyOf(v), v])).values(),
  ],
}

const UNSUPPORTED = ['$accumulator', '$mergeObjects', '$stdDevPop', '$stdDevSamp', '$top', '$topN']

interface Field {
  name: string
  reduce: Calculation
  evaluate: Evaluate
}

function fieldOf(name: string, spec: unknown): Field {
  if (name.includes('.')) failAt(40235, `The field name '${name}' cannot contain '.'`)
  if (name.startsWith('$')) failAt(40236, `The field name '${name}' cannot be an operator name`)
  if (!isDoc(spec) || Object.keys(spec).length !== 1)
    return failAt(40234, `The field '${name}' must be an accumulator object`)
  const [operator = ''] = Object.keys(spec)
  const operand = spec[operator]
  const reduce = Object.hasOwn(accumulators, operator) ? accumulators[operator] : undefined
  if (UNSUPPORTED.includes(operator)) unsupported(`${operator} in $group`)
  if (!reduce) return failAt(15952, `unknown group operator '${operator}'`)
  if (operator === '$count' && !(isDoc(operand) && Object.keys(operand).length === 0))
    fail(14, '$count takes no arguments, i.e. $count:{}')
  if (Array.isArray(operand) && operator in reductions)
    failAt(40237, `The ${operator} accumulator is a unary operator`)
  return { name, reduce, evaluate: compileExpression(operand) }
}

export type Grouping = (rows: readonly { doc: Doc }[]) => Doc[]

/** Reads a $group stage. Groups come in the order in which they first appear. */
export function compileGroup(spec: unknown): Grouping {
  if (!isDoc(spec) || !('_id' in spec))
    return failAt(15955, 'a group specification must include an _id')
  const id = compileExpression(spec['_id'])
  const fields = Object.entries(spec)
    .filter(([name]) => name !== '_id')
    .map(([name, operand]) => fieldOf(name, operand))
  return (rows) => {
    const groups = new Map<string, { id: unknown; docs: Doc[] }>()
    for (const { doc } of rows) {
      const value = id(doc) ?? null
      const key = keyOf(value)
      const group = groups.get(key)
      if (group) group.docs.push(doc)
      else groups.set(key, { id: value, docs: [doc] })
    }
    return [...groups.values()].map(({ id: _id, docs }) => {
      const result: Doc = { _id }
      for (const { name, reduce, evaluate } of fields) put(result, name, reduce(docs.map(evaluate)))
      return result
    })
  }
}
