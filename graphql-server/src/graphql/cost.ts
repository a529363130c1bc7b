import {
  getNamedType,
  GraphQLBoolean,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  valueFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { longestInIntrospection } from './introspection.ts'
import { lengthOf } from './list-lengths.ts'

/** Arguments that set list lengths: for their own field, or for the lists in the object that it returns. */
const SIZE_ARGUMENTS = ['first', 'pageSize']
/** The assumed length of a list whose size argument is a variable without a value. */
const DEFAULT_LENGTH = 10

/** Returns a field's additional cost. `given` lists its arguments with a value. */
export type PriceOf = (type: string, field: string, given: readonly string[]) => number

interface Walk {
  schema: GraphQLSchema
  priceOf: PriceOf
  variables: Record<string, unknown>
  fragments: Map<string, FragmentDefinitionNode>
  /** Each fragment is visited once, so fragments that double do not take exponential time. */
  fragmentCosts: Map<string, number>
}

/** A selection on a type. `length` applies to its lists without their own size. */
interface Level {
  selectionSet: SelectionSetNode | undefined
  type: GraphQLNamedType | undefined
  length: number
}

/** A selected field or fragment, its selections, and how many times they are resolved. */
interface Part {
  /** Null for a fragment. */
  field: string | null
  /** The cost without its selections. */
  own: number
  times: number
  within: Level
}

/**
 * Computes a valid operation's cost: 1 for each field plus its price, times the length of each list around it. A list's
 * length is its size argument, the field's longest list in introspection, or its row in `list-lengths.ts`. `__typename`
 * is free.
 */
export function computeCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  priceOf: PriceOf = () => 0,
): { cost: number; mostExpensive: () => string } {
  const fragments = document.definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION
      ? [[definition.name.value, definition] as const]
      : [],
  )
  const walk = {
    schema,
    priceOf,
    variables,
    fragments: new Map(fragments),
    fragmentCosts: new Map<string, number>(),
  }
  const { selectionSet } = operation
  const type = schema.getRootType(operation.operation) ?? undefined
  const root = { selectionSet, type, length: DEFAULT_LENGTH }
  return { cost: levelCost(walk, root), mostExpensive: () => mostExpensiveList(walk, root) }
}

function levelCost(walk: Walk, level: Level): number {
  const selections = level.selectionSet?.selections ?? []
  return selections.reduce((cost, selection) => cost + selectionCost(walk, selection, level), 0)
}

function selectionCost(walk: Walk, selection: SelectionNode, level: Level): number {
  if (!isIncluded(selection, walk.variables)) return 0
  if (selection.kind === Kind.FRAGMENT_SPREAD) {
    const key = `${selection.name.value}:${level.length}`
    const known = walk.fragmentCosts.get(key)
    if (known !== undefined) return known
    const { within } = toPart(walk, selection, level)
    const cost = levelCost(walk, within)
    walk.fragmentCosts.set(key, cost)
    return cost
  }
  const { own, times, within } = toPart(walk, selection, level)
  if (!within.type) return 0
  return own + times * levelCost(walk, within)
}

/** False for a selection that is not executed because of `@skip` or `@include`. */
function isIncluded(selection: SelectionNode, variables: Record<string, unknown>): boolean {
  const conditionOf = (name: string) => {
    const directive = selection.directives?.find((given) => given.name.value === name)
    const [condition] = directive?.arguments ?? []
    return condition && valueFromAST(condition.value, GraphQLBoolean, variables)
  }
  return conditionOf('skip') !== true && conditionOf('include') !== false
}

function toPart(walk: Walk, selection: SelectionNode, { type, length }: Level): Part {
  switch (selection.kind) {
    case Kind.FIELD:
      return toFieldPart(walk, selection, type, length)
    case Kind.INLINE_FRAGMENT: {
      const { selectionSet, typeCondition } = selection
      const within = typeCondition ? walk.schema.getType(typeCondition.name.value) : type
      return { field: null, own: 0, times: 1, within: { selectionSet, type: within, length } }
    }
    case Kind.FRAGMENT_SPREAD: {
      const fragment = walk.fragments.get(selection.name.value)
      const within = fragment && walk.schema.getType(fragment.typeCondition.name.value)
      const level = { selectionSet: fragment?.selectionSet, type: within, length }
      return { field: null, own: 0, times: 1, within: level }
    }
  }
}

function toFieldPart(
  walk: Walk,
  selection: FieldNode,
  parent: GraphQLNamedType | undefined,
  length: number,
): Part {
  const { selectionSet, name } = selection
  const field = findField(walk.schema, parent, name.value)
  if (!field) {
    return {
      ...{ field: name.value, own: 1, times: 0 },
      within: { selectionSet, type: undefined, length },
    }
  }
  const size = readPageSize(field, selection, walk.variables)
  const known = parent && findKnownLength(walk.schema, parent, field)
  const isOfRows = isList(field.type)
  const times = isOfRows ? Math.max(0, size ?? known ?? length) : 1
  const ofItsLists = (isOfRows ? null : size) ?? DEFAULT_LENGTH
  const within = { selectionSet, type: getNamedType(field.type), length: ofItsLists }
  const given = field.args.flatMap((argument) =>
    readArgument(argument, selection, walk.variables) == null ? [] : [argument.name],
  )
  const own = 1 + walk.priceOf(parent?.name ?? '', name.value, given)
  return { field: name.value, own, times, within }
}

/** A list's length without a size argument. Undefined if unknown. */
function findKnownLength(
  schema: GraphQLSchema,
  parent: GraphQLNamedType,
  { name, type }: GraphQLField<unknown, unknown>,
) {
  return isIntrospectionType(parent)
    ? longestInIntrospection(schema, name)
    : lengthOf(`${parent.name}.${name}`, getNamedType(type).name)
}

/** The size argument's value or default. Null without a size argument, or if its variable is missing. */
function readPageSize(
  { args }: GraphQLField<unknown, unknown>,
  selection: FieldNode,
  variables: Record<string, unknown>,
): number | null {
  const size = args.find(({ name }) => SIZE_ARGUMENTS.includes(name))
  if (!size) return null
  const isGiven = selection.arguments?.some(({ name }) => name.value === size.name)
  const value = isGiven ? readArgument(size, selection, variables) : size.defaultValue
  return typeof value === 'number' ? value : null
}

/** An argument's value. Undefined without a value, or if its variable is missing. */
function readArgument(
  { name, type }: GraphQLArgument,
  selection: FieldNode,
  variables: Record<string, unknown>,
): unknown {
  const argument = selection.arguments?.find((given) => given.name.value === name)
  return argument && valueFromAST(argument.value, type, variables)
}

/** Null for `__typename` and for a field that does not exist. */
function findField(
  schema: GraphQLSchema,
  parent: GraphQLNamedType | undefined,
  name: string,
): GraphQLField<unknown, unknown> | null {
  if (parent === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  }
  const hasFields = isObjectType(parent) || isInterfaceType(parent)
  return hasFields ? (parent.getFields()[name] ?? null) : null
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}

/** The path to the innermost list among the most expensive selections, such as products.edges.node.categories. */
function mostExpensiveList(walk: Walk, root: Level): string {
  const path: string[] = []
  let list = ''
  let level: Level | null = root
  while (level) {
    const selection = mostExpensiveSelection(walk, level)
    const part: Part | undefined = selection && toPart(walk, selection, level)
    if (part?.field) path.push(part.field)
    if (part?.field && (part.times > 1 || list === '')) list = path.join('.')
    level = part?.within ?? null
  }
  return list
}

function mostExpensiveSelection(walk: Walk, level: Level): SelectionNode | undefined {
  const selections = level.selectionSet?.selections ?? []
  const costs = selections.map((selection) => selectionCost(walk, selection, level))
  return selections[costs.indexOf(Math.max(...costs))]
}
