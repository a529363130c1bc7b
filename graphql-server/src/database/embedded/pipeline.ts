import { flagOf } from './command.ts'
import { rowOf, type Row } from './cursors.ts'
import { checkFields, fail, unsupported } from './errors.ts'
import { allOf, parseFilter, type Condition } from './filter.ts'
import { compileGroup } from './group.ts'
import { EMPTY_ARRAY, keyOf } from './keys.ts'
import { getPath, partsOf, setPath, unsetPath, valuesAt } from './paths.ts'
import type { Sort } from './planner.ts'
import { compileProjection, computedField, setComputed } from './projection.ts'
import { find, parseSort, sortRows, type View } from './query.ts'
import { clone, isDoc, isNumber, put, type Doc } from './values.ts'

/** What the reader sees of a collection. */
export type ViewOf = (collection: string) => View | undefined

type Stage = (rows: Row[], viewOf: ViewOf) => Row[]
type Spec = readonly [name: string, operand: unknown]

/** Reads and runs a pipeline on a collection. Unknown stages and options are refused beforehand. */
export function aggregate(pipeline: unknown, collection: string, viewOf: ViewOf): Row[] {
  const { query, stages } = compilePipeline(pipeline)
  let rows: Row[] = find(viewOf(collection), query)
  for (const stage of stages) rows = stage(rows, viewOf)
  return rows
}

/** The leading $match, $sort, $skip and $limit are one query, which indexes may serve. */
function compilePipeline(pipeline: unknown) {
  const specs = specsOf(pipeline)
  const conditions: Condition[] = []
  while (specs[0]?.[0] === '$match') conditions.push(parseFilter(specs.shift()?.[1]))
  const next = (name: string) => (specs[0]?.[0] === name ? specs.shift()?.[1] : undefined)
  const [sort, skip, limit] = [next('$sort'), next('$skip'), next('$limit')]
  const query = {
    condition: allOf(conditions),
    sort: sort === undefined ? [] : stageSort(sort),
    skip: skip === undefined ? 0 : countOf('$skip', skip, 0),
    limit: limit === undefined ? undefined : countOf('$limit', limit, 1),
  }
  return { query, stages: specs.map(compileStage) }
}

function specsOf(pipeline: unknown): Spec[] {
  if (!Array.isArray(pipeline)) return fail(14, "'pipeline' option must be specified as an array")
  return pipeline.map((stage: unknown): Spec => {
    const [first, ...others] = isDoc(stage) ? Object.entries(stage) : []
    if (first && others.length === 0) return first
    return fail(40323, 'A pipeline stage specification object must contain exactly one field.')
  })
}

function compileStage([name, operand]: Spec): Stage {
  const make = Object.hasOwn(stageMakers, name) ? stageMakers[name] : undefined
  return make ? make(operand) : unsupported(`the stage ${name}`, 40324)
}

function stageSort(operand: unknown): Sort {
  const sort = parseSort(operand)
  return sort.length > 0 ? sort : fail(15976, '$sort stage must have at least one sort key')
}

function countOf(name: string, operand: unknown, least: number): number {
  const count = isNumber(operand) ? Number(operand) : NaN
  if (!Number.isInteger(count)) fail(15957, `the ${name} must be specified as a whole number`)
  return count < least ? fail(15958, `the ${name} must be at least ${least}`) : count
}

const stageMakers: Record<string, (operand: unknown) => Stage> = {
  $match: (operand) => {
    const condition = parseFilter(operand)
    return (rows) => rows.filter(({ doc }) => condition.test(doc))
  },
  $sort: (operand) => {
    const sort = stageSort(operand)
    return (rows) => sortRows(rows, sort)
  },
  $skip: (operand) => {
    const count = countOf('$skip', operand, 0)
    return (rows) => rows.slice(count)
  },
  $limit: (operand) => {
    const count = countOf('$limit', operand, 1)
    return (rows) => rows.slice(0, count)
  },
  $project: (operand) => {
    const project = compileProjection(operand, true)
    if (!project) return fail(51272, '$project requires at least one output field')
    return (rows) => rows.map(({ doc }) => rowOf(project(doc)))
  },
  $set: addFields,
  $addFields: addFields,
  $group: (operand) => {
    const group = compileGroup(operand)
    return (rows) => group(rows.map(({ doc }) => doc)).map(rowOf)
  },
  $count: (operand) => {
    if (typeof operand !== 'string' || !operand || /^\$|\./.test(operand))
      return fail(40160, 'the count field must be the name of a field, without dots')
    return (rows) => (rows.length > 0 ? [rowOf({ [operand]: rows.length })] : [])
  },
  $unwind: unwind,
  $lookup: lookup,
}

function addFields(operand: unknown): Stage {
  if (!isDoc(operand) || Object.keys(operand).length === 0)
    return fail(40177, '$addFields specification stage must be an object with fields')
  const fields = Object.entries(operand).map(([name, value]) => {
    if (isDoc(value) && !Object.keys(value)[0]?.startsWith('$'))
      unsupported('a nested document in $addFields (write the path with dots)')
    return computedField(name, value)
  })
  return (rows) => rows.map(({ doc }) => rowOf(setComputed(clone(doc), doc, fields)))
}

function unwind(operand: unknown): Stage {
  const spec = typeof operand === 'string' ? { path: operand } : operand
  if (!isDoc(spec)) return fail(15981, '$unwind needs a string or an object')
  checkFields('$unwind', spec, 'path preserveNullAndEmptyArrays')
  const { path } = spec
  const preserve = flagOf(spec, 'preserveNullAndEmptyArrays')
  if (typeof path !== 'string' || !path.startsWith('$'))
    return fail(28818, "path option to $unwind stage should be prefixed with a '$'")
  const parts = partsOf(path.slice(1), 28818)
  const withValue = (doc: Doc, value: unknown): Row => {
    const result = clone(doc)
    if (value === undefined) unsetPath(result, parts)
    else setPath(result, parts, value)
    return rowOf(result)
  }
  return (rows) =>
    rows.flatMap((row) => {
      const value = getPath(row.doc, parts)
      if (Array.isArray(value) && value.length > 0)
        return value.map((item) => withValue(row.doc, item))
      if (Array.isArray(value)) return preserve ? [withValue(row.doc, undefined)] : []
      return (value !== undefined && value !== null) || preserve ? [row] : []
    })
}

/** Joins by a path; a pipeline runs on what joins. Each distinct local value is one query. */
function lookup(operand: unknown): Stage {
  if (!isDoc(operand)) return fail(9, 'the $lookup specification must be an Object')
  checkFields('$lookup', operand, 'from localField foreignField as pipeline')
  const { from, localField, foreignField, as, pipeline = [] } = operand
  if (typeof from !== 'string' || typeof as !== 'string')
    return fail(9, '$lookup needs from and as')
  if (typeof localField !== 'string' || typeof foreignField !== 'string')
    return unsupported('$lookup without localField and foreignField')
  if (as.includes('.')) unsupported("a path with dots as $lookup's as")
  const local = partsOf(localField, 2)
  partsOf(foreignField, 2)
  const inner: unknown[] = specsOf(pipeline).map((spec) => Object.fromEntries([spec]))
  compilePipeline(inner)
  return (rows, viewOf) => {
    const known = new Map<string, Doc[]>()
    return rows.map(({ doc }) => {
      const join = { $match: { [foreignField]: joinOn(doc, local) } }
      const key = keyOf(join)
      const joined = known.get(key) ?? aggregate([join, ...inner], from, viewOf).map((r) => r.doc)
      known.set(key, joined)
      const result = { ...doc }
      put(result, as, joined)
      return rowOf(result)
    })
  }
}

/** An array joins by each of its elements; nothing at all joins with null and missing fields. */
function joinOn(doc: Doc, localField: string[]): Doc {
  const values = valuesAt(doc, localField).filter((value) => value !== EMPTY_ARRAY)
  const [only = null, ...others] = values.map((value) => value ?? null)
  return others.length === 0 ? { $eq: only } : { $in: [only, ...others] }
}
