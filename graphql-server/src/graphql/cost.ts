import {
  getNamedType,
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
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { longestInIntrospection } from './introspection.ts'

/** Arguments that say how long a list is: that of their field, or those that their field's object holds. */
const SIZE_ARGUMENTS = ['first', 'pageSize']
/** How many entries a list is taken to have when nothing says its length. */
const LIST_LENGTH = 10

interface Walk {
  schema: GraphQLSchema
  variables: Record<string, unknown>
  fragments: Map<string, FragmentDefinitionNode>
  /** A fragment is walked once, however often it is spread: doubling fragments cost no time. */
  fragmentCosts: Map<string, number>
}

/** What is selected of a type. `length` is that of the lists it holds which have no size of their own. */
interface Level {
  selectionSet: SelectionSetNode | undefined
  type: GraphQLNamedType | undefined
  length: number
}

/** What a selection stands for: what is selected within, and how many times. */
interface Part {
  /** Null for a fragment. */
  field: string | null
  times: number
  within: Level
}

/**
 * What an operation costs: 1 for each field, times the length of each list around it. A list's length is its page
 * size, in introspection that of the longest such list, else 10. `__typename` is free. Expects a valid operation.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): { cost: number; dearest: () => string } {
  const fragments = document.definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION
      ? [[definition.name.value, definition] as const]
      : [],
  )
  const walk = {
    schema,
    variables,
    fragments: new Map(fragments),
    fragmentCosts: new Map<string, number>(),
  }
  const { selectionSet } = operation
  const type = schema.getRootType(operation.operation) ?? undefined
  const root = { selectionSet, type, length: LIST_LENGTH }
  return { cost: costOfLevel(walk, root), dearest: () => dearestList(walk, root) }
}

function costOfLevel(walk: Walk, level: Level): number {
  const selections = level.selectionSet?.selections ?? []
  return selections.reduce((cost, selection) => cost + costOfSelection(walk, selection, level), 0)
}

function costOfSelection(walk: Walk, selection: SelectionNode, level: Level): number {
  if (selection.kind === Kind.FRAGMENT_SPREAD) {
    const key = `${selection.name.value}:${level.length}`
    const known = walk.fragmentCosts.get(key)
    if (known !== undefined) return known
    const { within } = partOf(walk, selection, level)
    const cost = costOfLevel(walk, within)
    walk.fragmentCosts.set(key, cost)
    return cost
  }
  const { field, times, within } = partOf(walk, selection, level)
  if (!within.type) return 0
  return (field === null ? 0 : 1) + times * costOfLevel(walk, within)
}

function partOf(walk: Walk, selection: SelectionNode, { type, length }: Level): Part {
  switch (selection.kind) {
    case Kind.FIELD:
      return partOfField(walk, selection, type, length)
    case Kind.INLINE_FRAGMENT: {
      const { selectionSet, typeCondition } = selection
      const within = typeCondition ? walk.schema.getType(typeCondition.name.value) : type
      return { field: null, times: 1, within: { selectionSet, type: within, length } }
    }
    case Kind.FRAGMENT_SPREAD: {
      const fragment = walk.fragments.get(selection.name.value)
      const within = fragment && walk.schema.getType(fragment.typeCondition.name.value)
      const level = { selectionSet: fragment?.selectionSet, type: within, length }
      return { field: null, times: 1, within: level }
    }
  }
}

function partOfField(
  walk: Walk,
  selection: FieldNode,
  parent: GraphQLNamedType | undefined,
  length: number,
): Part {
  const { selectionSet, name } = selection
  const field = fieldOf(walk.schema, parent, name.value)
  if (!field) {
    return { field: name.value, times: 0, within: { selectionSet, type: undefined, length } }
  }
  const size = pageSizeOf(field, selection, walk.variables)
  const known =
    parent && isIntrospectionType(parent) ? longestInIntrospection(walk.schema, name.value) : null
  const isOfRows = isList(field.type)
  const times = isOfRows ? Math.max(0, size ?? known ?? length) : 1
  const ofItsLists = (isOfRows ? null : size) ?? LIST_LENGTH
  const within = { selectionSet, type: getNamedType(field.type), length: ofItsLists }
  return { field: name.value, times, within }
}

/** The size argument's value, or its default. Null where there is none, also when its variable is missing. */
function pageSizeOf(
  { args }: GraphQLField<unknown, unknown>,
  { arguments: given }: FieldNode,
  variables: Record<string, unknown>,
): number | null {
  const size = args.find(({ name }) => SIZE_ARGUMENTS.includes(name))
  if (!size) return null
  const argument = given?.find(({ name }) => name.value === size.name)
  const value: unknown = argument
    ? valueFromAST(argument.value, size.type, variables)
    : size.defaultValue
  return typeof value === 'number' ? value : null
}

/** Null for `__typename`, and for a field that the type does not have. */
function fieldOf(
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

/** The way to the innermost list of what costs most at each step, such as products.edges.node.categories. */
function dearestList(walk: Walk, root: Level): string {
  const path: string[] = []
  let list = ''
  let level: Level | null = root
  while (level) {
    const selection = dearestOf(walk, level)
    const part: Part | undefined = selection && partOf(walk, selection, level)
    if (part?.field) path.push(part.field)
    if (part?.field && (part.times > 1 || list === '')) list = path.join('.')
    level = part?.within ?? null
  }
  return list
}

function dearestOf(walk: Walk, level: Level): SelectionNode | undefined {
  const selections = level.selectionSet?.selections ?? []
  const costs = selections.map((selection) => costOfSelection(walk, selection, level))
  return selections[costs.indexOf(Math.max(...costs))]
}
