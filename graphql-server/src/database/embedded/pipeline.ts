import type { Collection } from './collection.ts'
import { fail, failAt, unsupported } from './errors.ts'
import { compileExpression } from './expression.ts'
import { allOf, parseFilter } from './filter.ts'
import type { Condition } from './filter.ts'
import { compileGroup } from './group.ts'
import { keyOf } from './keys.ts'
import { compileProjection, setComputed } from './projection.ts'
import { find, parseSort, sortRows } from './query.ts'
import type { Overrides } from './query.ts'
import type { Plan, Sort } from './planner.ts'
import { getPath, setPath, unsetPath } from './update-paths.ts'
import { clone, encode, isDoc, own, put } from './values.ts'
import type { Doc } from './values.ts'

/** What flows through a pipeline: an entry, or a document that a stage made. */
export interface Row {
  readonly doc: Doc
  readonly raw: Uint8Array
}

export function rowOf(doc: Doc): Row {
  return {
    doc,
    get raw() {
      return encode(doc)
    },
  }
}

/** Where a pipeline reads: the collections of one database as one session sees them. */
export interface Source {
  collection(name: string): Collection | undefined
  overrides(collection: Collection | undefined): Overrides | undefined
  readonly deadline: number | undefined
}

export interface Run {
  source: Source
  collection: Collection | undefined
  /** Receives the plan of each reading of a collection, for explain. */
  onPlan?: ((name: string, plan: Plan | undefined, examined: number) => void) | undefined
  hint?: unknown
}

type Stage = (rows: Row[], run: Run) => Row[]

/** Reads and runs a pipeline on a collection. Unknown stages and options are refused beforehand. */
export function aggregate(pipeline: unknown, run: Run): Row[] {
  const stages = compilePipeline(pipeline)
  const { query, rest } = splitLeading(stages)
  const compiled = rest.map(({ name, operand }) => compileStage(name, operand))
  const { source, collection, hint } = run
  const found = find(collection, source.overrides(collection), {
    ...query,
    hint,
    deadline: source.deadline,
  })
  run.onPlan?.(collection?.namespace ?? '', found.plan, found.examined)
  let rows: Row[] = found.entries
  for (const stage of compiled) rows = stage(rows, run)
  return rows
}

interface StageSpec {
  name: string
  operand: unknown
}

function compilePipeline(pipeline: unknown): StageSpec[] {
  if (!Array.isArray(pipeline)) return fail(14, "'pipeline' option must be specified as an array")
  return pipeline.map((stage: unknown) => {
    if (!isDoc(stage) || Object.keys(stage).length !== 1)
      return failAt(40323, 'A pipeline stage specification object must contain exactly one field.')
    const [name = ''] = Object.keys(stage)
    return { name, operand: stage[name] }
  })
}

/** The leading $match, $sort, $skip and $limit, which the planner serves as one query. */
function splitLeading(stages: StageSpec[]) {
  const conditions: Condition[] = []
  let sort: Sort | undefined
  let skip: number | undefined
  let limit: number | undefined
  let used = 0
  for (const { name, operand } of stages) {
    if (name === '$match' && !sort && skip === undefined && limit === undefined)
      conditions.push(parseFilter(operand))
    else if (name === '$sort' && !sort && skip === undefined && limit === undefined)
      sort = stageSort(operand)
    else if (name === '$skip' && skip === undefined && limit === undefined)
      skip = countOf('$skip', operand, 0)
    else if (name === '$limit' && limit === undefined) limit = countOf('$limit', operand, 1)
    else break
    used++
  }
  const condition = allOf(conditions)
  return { query: { condition, sort: sort ?? [], skip, limit }, rest: stages.slice(used) }
}

function stageSort(operand: unknown): Sort {
  const sort = parseSort(operand)
  if (sort.length === 0) failAt(15976, '$sort stage must have at least one sort key')
  return sort
}

function countOf(name: string, operand: unknown, least: number): number {
  const count = Number(operand)
  if ((typeof operand !== 'number' && typeof operand !== 'bigint') || !Number.isInteger(count))
    failAt(15957, `the ${name} must be specified as a whole number`)
  return count < least ? failAt(15958, `the ${name} must be at least ${least}`) : count
}

/** Stages of MongoDB's that are not unknown, but not here either. */
const UNSUPPORTED_STAGES =
  '$bucket $bucketAuto $changeStream $collStats $densify $documents $fill $geoNear $graphLookup ' +
  '$indexStats $listSessions $merge $out $redact $replaceRoot $replaceWith $sample $search ' +
  '$setWindowFields $sortByCount $unset $vectorSearch'

function compileStage(name: string, operand: unknown): Stage {
  const make = Object.hasOwn(stages, name) ? stages[name] : undefined
  if (make) return make(operand)
  if (UNSUPPORTED_STAGES.split(' ').includes(name)) unsupported(`the stage ${name}`)
  return failAt(40324, `Unrecognized pipeline stage name: '${name}'`)
}

const stages: Record<string, (operand: unknown) => Stage> = {
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
    const project = compileProjection(operand)
    if (!project) return failAt(51272, '$project requires at least one output field')
    return (rows) => rows.map(({ doc }) => rowOf(project(doc)))
  },
  $set: addFields,
  $addFields: addFields,
  $group: (operand) => {
    const group = compileGroup(operand)
    return (rows) => group(rows).map(rowOf)
  },
  $count: (operand) => {
    if (typeof operand !== 'string' || !operand || operand.startsWith('$'))
      return failAt(40156, 'the count field must be a non-empty string')
    if (operand.includes('.')) failAt(40160, "the count field cannot contain '.'")
    return (rows) => (rows.length ? [rowOf({ [operand]: rows.length })] : [])
  },
  $unwind: unwind,
  $facet: (operand) => {
    if (!isDoc(operand)) return failAt(40169, 'the $facet specification must be a document')
    const facets = Object.entries(operand).map(([name, pipeline]) => {
      const inner = compilePipeline(pipeline)
      for (const stage of inner)
        if (stage.name === '$facet')
          failAt(40600, '$facet is not allowed to be used within a $facet')
      return [name, inner.map((stage) => compileStage(stage.name, stage.operand))] as const
    })
    return (rows, run) => {
      const result: Doc = {}
      for (const [name, inner] of facets)
        put(
          result,
          name,
          inner.reduce((current, stage) => stage(current, run), rows).map((r) => r.doc),
        )
      return [rowOf(result)]
    }
  },
  $lookup: lookup,
  $unionWith: (operand) => {
    const spec = typeof operand === 'string' ? { coll: operand } : operand
    if (!isDoc(spec) || typeof spec['coll'] !== 'string') return fail(9, '$unionWith needs a coll')
    checkFields('$unionWith', spec, ['coll', 'pipeline'])
    const { coll, pipeline = [] } = spec
    compileInner(pipeline)
    return (rows, run) => {
      const { source, onPlan } = run
      return [
        ...rows,
        ...aggregate(pipeline, { source, onPlan, collection: source.collection(coll) }),
      ]
    }
  },
}

function checkFields(stage: string, spec: Doc, fields: string[]): void {
  for (const field of Object.keys(spec))
    if (!fields.includes(field)) fail(9, `unknown or unsupported argument to ${stage}: ${field}`)
}

function compileInner(pipeline: unknown): void {
  for (const { name, operand } of compilePipeline(pipeline)) compileStage(name, operand)
}

function addFields(operand: unknown): Stage {
  if (!isDoc(operand) || Object.keys(operand).length === 0)
    return failAt(40177, '$addFields specification stage must be an object with fields')
  const fields = Object.entries(operand).map(([name, value]) => {
    const path = name.split('.')
    if (path.some((part) => part === '' || part.startsWith('$')))
      failAt(16410, `bad field '${name}'`)
    if (isDoc(value) && !Object.keys(value)[0]?.startsWith('$') && Object.keys(value).length)
      unsupported('a nested document in $addFields (write the path with dots)')
    return { path, evaluate: compileExpression(value) }
  })
  return (rows) => rows.map(({ doc }) => rowOf(setComputed(clone(doc), doc, fields)))
}

function unwind(operand: unknown): Stage {
  const spec = typeof operand === 'string' ? { path: operand } : operand
  if (!isDoc(spec))
    return failAt(15981, 'expected a string or an object as specification for $unwind')
  checkFields('$unwind', spec, ['path', 'preserveNullAndEmptyArrays', 'includeArrayIndex'])
  const { path, preserveNullAndEmptyArrays: preserve, includeArrayIndex: position } = spec
  if (typeof path !== 'string' || !path.startsWith('$'))
    failAt(28818, "path option to $unwind stage should be prefixed with a '$'")
  if (
    position !== undefined &&
    (typeof position !== 'string' || !position || position.includes('.'))
  )
    return failAt(28810, 'includeArrayIndex must be a field name')
  const parts = path.slice(1).split('.')
  const withValue = (doc: Doc, value: unknown, index: number | null): Row => {
    const result = clone(doc)
    if (value !== undefined) setPath(result, parts, value)
    if (position !== undefined) put(result, position, index)
    return rowOf(result)
  }
  return (rows) =>
    rows.flatMap(({ doc }) => {
      const value = getPath(doc, parts)
      if (Array.isArray(value) && value.length) return value.map((v, i) => withValue(doc, v, i))
      if (value !== undefined && value !== null && !Array.isArray(value))
        return [withValue(doc, undefined, null)]
      if (preserve !== true) return []
      const result = clone(doc)
      if (Array.isArray(value)) {
        const holder = getPath(result, parts.slice(0, -1))
        if (isDoc(holder)) unsetPath(holder, parts.slice(-1))
      }
      if (position !== undefined) put(result, position, null)
      return [rowOf(result)]
    })
}

/** Joins by one path, by a pipeline, or both: then the join is the pipeline's first condition. */
function lookup(operand: unknown): Stage {
  if (!isDoc(operand)) return fail(9, 'the $lookup specification must be an Object')
  checkFields('$lookup', operand, ['from', 'localField', 'foreignField', 'as', 'pipeline'])
  const { from, localField, foreignField, as, pipeline = [] } = operand
  if (typeof from !== 'string' || typeof as !== 'string')
    return fail(9, '$lookup needs from and as')
  if (as.includes('.')) unsupported("a path with dots as $lookup's as")
  if ((localField === undefined) !== (foreignField === undefined))
    fail(9, '$lookup requires both or neither of localField and foreignField')
  if (localField === undefined && operand['pipeline'] === undefined)
    fail(9, '$lookup requires localField and foreignField, or a pipeline')
  compileInner(pipeline)
  const inner: unknown[] = Array.isArray(pipeline) ? pipeline : []
  return (rows, run) => {
    const { source, onPlan } = run
    const collection = source.collection(from)
    const cache = new Map<string, unknown[]>()
    return rows.map(({ doc }) => {
      const join =
        typeof localField === 'string' ? joinOn(doc, localField, String(foreignField)) : []
      const key = keyOf(join)
      let joined = cache.get(key)
      if (!joined) {
        joined = aggregate([...join, ...inner], { source, onPlan, collection }).map((r) => r.doc)
        cache.set(key, joined)
      }
      const result = { ...doc }
      put(result, as, joined)
      return rowOf(result)
    })
  }
}

/** An array joins by each of its elements; nothing at all joins with null and missing fields. */
function joinOn(doc: Doc, localField: string, foreignField: string): Doc[] {
  const values = localValues(doc, localField.split('.'))
  if (values.length === 0) values.push(null)
  return [
    { $match: { [foreignField]: values.length === 1 ? { $eq: values[0] } : { $in: values } } },
  ]
}

function localValues(value: unknown, path: string[]): unknown[] {
  const [first, ...rest] = path
  if (first === undefined) return Array.isArray(value) ? value : [value ?? null]
  if (Array.isArray(value))
    return value.flatMap((item: unknown) =>
      isDoc(item) ? localValues(own(item, first), rest) : [],
    )
  return localValues(isDoc(value) ? own(value, first) : undefined, rest)
}
