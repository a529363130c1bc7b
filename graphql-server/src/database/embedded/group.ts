import { fail, unsupported } from './errors.ts'
import { compileExpression, exactNumber, type Evaluate } from './expression.ts'
import { compareValues, keyOf } from './keys.ts'
import { isDoc, isNumber, put, type Doc } from './values.ts'

/** What becomes of all the values of one group, in the order in which they came. */
type Accumulate = (values: unknown[]) => unknown

const accumulators: Record<string, Accumulate> = {
  $sum: (values) => sum(numbersIn('$sum', values)),
  $avg: (values) => {
    const numbers = numbersIn('$avg', values)
    return numbers.length > 0 ? sum(numbers) / numbers.length : null
  },
  $min: (values) => present(values).sort(compareValues)[0] ?? null,
  $max: (values) => present(values).sort(compareValues).at(-1) ?? null,
  $first: (values) => values[0] ?? null,
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) => {
    const known = values.filter((value) => value !== undefined)
    return [...new Map(known.map((value) => [keyOf(value), value])).values()]
  },
}

function present(values: unknown[]): unknown[] {
  return values.filter((value) => value !== undefined && value !== null)
}

/** What is no number does not count. */
function numbersIn(name: string, values: unknown[]): number[] {
  return values.filter(isNumber).map((value) => exactNumber(name, value))
}

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

interface Field {
  name: string
  accumulate: Accumulate
  evaluate: Evaluate
}

function fieldOf([name, spec]: [string, unknown]): Field {
  if (/^\$|\./.test(name)) fail(40235, `The field name '${name}' cannot contain '.' or be operator`)
  const [first, ...others] = isDoc(spec) ? Object.entries(spec) : []
  if (!first || others.length > 0)
    return fail(40234, `The field '${name}' must be an accumulator object`)
  const [operator, operand] = first
  const accumulate = Object.hasOwn(accumulators, operator) ? accumulators[operator] : undefined
  if (!accumulate) return unsupported(`the group operator ${operator}`, 15952)
  if (Array.isArray(operand)) unsupported(`${operator} of several values in $group`)
  return { name, accumulate, evaluate: compileExpression(operand) }
}

/** Reads a $group stage. Groups come in the order in which they first appear. */
export function compileGroup(spec: unknown): (docs: Doc[]) => Doc[] {
  if (!isDoc(spec) || !('_id' in spec))
    return fail(15955, 'a group specification must include an _id')
  const { _id, ...others } = spec
  const [id, fields] = [compileExpression(_id), Object.entries(others).map(fieldOf)]
  return (docs) => {
    const groups = new Map<string, { _id: unknown; docs: Doc[] }>()
    for (const doc of docs) {
      const value = id(doc) ?? null
      const key = keyOf(value)
      const group = groups.get(key) ?? { _id: value, docs: [] }
      groups.set(key, group)
      group.docs.push(doc)
    }
    return [...groups.values()].map((group) => {
      const result: Doc = { _id: group._id }
      for (const { name, accumulate, evaluate } of fields)
        put(result, name, accumulate(group.docs.map(evaluate)))
      return result
    })
  }
}
