import { mapped, toRow, type Row } from '../data/cursors.ts'
import { checkFields, fail, unsupported } from '../bson/errors.ts'
import { readCount } from '../bson/fields.ts'
import { parseFilter } from './filter.ts'
import { sameValue } from '../bson/keys.ts'
import { getPath, meetsArray, splitPath } from '../bson/paths.ts'
import { compileProjection } from './projection.ts'
import { countAll, find, parseSort, type Query, type View } from './find.ts'
import { isDoc, isNumber, put, type Doc } from '../bson/values.ts'

/** Returns a collection's visible state. */
export type GetView = (collection: string) => View | undefined

type Stage = readonly [name: string, operand: unknown]

/** The pipeline that countDocuments sends without a filter. */
const COUNT_OF_ALL = [{ $match: {} }, { $group: { _id: 1, n: { $sum: 1 } } }]

/**
 * Runs a pipeline: one query ($match, $sort, $skip, $limit in this order), then $project, $lookup and $group in any
 * order. Throws for anything else.
 */
export function aggregate(pipeline: unknown, collection: string, getView: GetView): Row[] {
  const { query, rest } = splitQuery(readStages(pipeline))
  const view = getView(collection)
  if (sameValue(pipeline, COUNT_OF_ALL)) {
    const n = view ? countAll(view) : 0
    return n > 0 ? [toRow({ _id: 1, n })] : []
  }
  return rest.reduce((rows: Row[], stage) => run(stage, rows, getView), find(view, query))
}

function readStages(pipeline: unknown): Stage[] {
  if (!Array.isArray(pipeline)) return fail(14, "'pipeline' option must be specified as an array")
  return pipeline.map((stage: unknown): Stage => {
    const [first, ...others] = isDoc(stage) ? Object.entries(stage) : []
    if (first && others.length === 0) return first
    return fail(40323, 'A pipeline stage specification object must contain exactly one field.')
  })
}

/** Splits a pipeline into the leading stages, which indexes may serve, and the rest. */
function splitQuery(stages: Stage[]): { query: Query; rest: Stage[] } {
  const rest = [...stages]
  const next = (name: string) => (rest[0]?.[0] === name ? rest.shift()?.[1] : undefined)
  const [filter = {}, sort] = [next('$match'), next('$sort')]
  const [skip, limit] = [next('$skip'), next('$limit')]
  if (limit === 0) fail(15958, 'the limit must be positive')
  const counts = { skip: readCount({ skip }, 'skip'), limit: readCount({ limit }, 'limit') }
  return { query: { condition: parseFilter(filter), sort: parseSort(sort), ...counts }, rest }
}

function run([name, operand]: Stage, rows: Row[], getView: GetView): Row[] {
  if (name === '$project') return project(rows, operand)
  if (name === '$lookup') return lookup(rows, operand, getView)
  if (name === '$group') return group(rows, operand)
  return unsupported(`the stage ${name} here`, 40324)
}

function project(rows: Row[], operand: unknown): Row[] {
  const keep = compileProjection(operand)
  if (!keep) return fail(51272, '$project requires at least one output field')
  return rows.map((row) => mapped(row, keep))
}

/** Joins by a field with one value. The pipeline sorts and limits the joined documents. */
function lookup(rows: Row[], operand: unknown, getView: GetView): Row[] {
  if (!isDoc(operand)) return fail(9, 'the $lookup specification must be an Object')
  checkFields('$lookup', operand, 'from localField foreignField as pipeline')
  const { from, localField, foreignField, as, pipeline = [] } = operand
  if (typeof from !== 'string' || typeof as !== 'string')
    return fail(9, '$lookup needs from and as')
  if (typeof localField !== 'string' || typeof foreignField !== 'string')
    return unsupported('$lookup without localField and foreignField')
  if (as.includes('.')) unsupported("a path with dots as $lookup's as")
  const local = splitPath(localField, 2)
  splitPath(foreignField, 2)
  // The join is itself a $match, so another $match is rejected.
  const { query, rest } = splitQuery([['$match', {}], ...readStages(pipeline)])
  if (rest[0]) unsupported(`the stage ${rest[0][0]} in $lookup`, 40324)
  return rows.map(({ doc }) => {
    if (meetsArray(doc, local)) unsupported('$lookup by an array')
    const condition = parseFilter({ [foreignField]: { $eq: getPath(doc, local) ?? null } })
    const joined = find(getView(from), { ...query, condition }).map((entry) => entry.doc)
    const result = { ...doc }
    put(result, as, joined)
    return toRow(result)
  })
}

function group(rows: Row[], operand: unknown): Row[] {
  if (!isDoc(operand) || !('_id' in operand))
    return fail(15955, 'a group specification must include an _id')
  const { _id, ...fields } = operand
  if (_id !== null && !isNumber(_id)) unsupported('$group by anything but a constant')
  const result: Doc = { _id }
  for (const [name, spec] of Object.entries(fields)) {
    if (/^\$|\./.test(name))
      fail(40235, `The field name '${name}' cannot contain '.' or be operator`)
    put(result, name, sum(rows, spec))
  }
  return rows.length > 0 ? [toRow(result)] : []
}

/** Computes {$sum: …} over a number for each row, or over the numbers in a field. Other values count as 0. */
function sum(rows: Row[], spec: unknown): number {
  const [first, ...others] = isDoc(spec) ? Object.entries(spec) : []
  if (!first || others.length > 0) return fail(40234, 'a field must be an accumulator object')
  const [operator, operand] = first
  if (operator !== '$sum') unsupported(`the group operator ${operator}`, 15952)
  if (isNumber(operand)) return Number(operand) * rows.length
  if (typeof operand !== 'string' || !/^\$[^$]/.test(operand))
    return unsupported('$sum of anything but a number or a field')
  const path = splitPath(operand.slice(1), 16410)
  const numbers = rows.map(({ doc }) => getPath(doc, path)).filter(isNumber)
  if (numbers.some((number) => typeof number === 'bigint' && !Number.isSafeInteger(Number(number))))
    unsupported('a long beyond 2^53 in $sum')
  return numbers.reduce((total: number, number) => total + Number(number), 0)
}
