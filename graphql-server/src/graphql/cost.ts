import {
  getArgumentValues,
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** How many entries a list without a page size is taken to have. */
const LIST_LENGTH = 10

interface Walk {
  schema: GraphQLSchema
  variables: Record<string, unknown>
  fragments: Map<string, FragmentDefinitionNode>
  /** A fragment is walked once, however often it is spread: doubling fragments cost no time. */
  fragmentCosts: Map<string, number>
}

/**
 * What an operation costs: 1 for each field, times the length of each list around it. A list's length is
 * its page size `first`, else 10. Expects a valid operation; introspection is free.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const root = schema.getRootType(operation.operation)
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
  return root ? costOfSelections(walk, operation.selectionSet, root, 1) : 0
}

/** `length` is that of the connection around, which its `edges` take over. */
function costOfSelections(
  walk: Walk,
  { selections }: SelectionSetNode,
  type: GraphQLNamedType,
  length: number,
): number {
  let cost = 0
  for (const selection of selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      cost += costOfFragment(walk, selection.name.value, length)
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const condition =
        selection.typeCondition && walk.schema.getType(selection.typeCondition.name.value)
      cost += costOfSelections(walk, selection.selectionSet, condition ?? type, length)
    } else {
      const field = fieldsOf(type)[selection.name.value]
      if (!field) continue
      const { first } = getArgumentValues(field, selection, walk.variables)
      const page = typeof first === 'number' ? first : null
      const times = isList(field.type)
        ? (page ?? (selection.name.value === 'edges' ? length : LIST_LENGTH))
        : 1
      const child = selection.selectionSet
        ? costOfSelections(
            walk,
            selection.selectionSet,
            getNamedType(field.type),
            page ?? LIST_LENGTH,
          )
        : 0
      cost += 1 + Math.max(0, times) * child
    }
  }
  return cost
}

function costOfFragment(walk: Walk, name: string, length: number): number {
  const key = `${name}:${length}`
  const known = walk.fragmentCosts.get(key)
  if (known !== undefined) return known
  const fragment = walk.fragments.get(name)
  const type = fragment && walk.schema.getType(fragment.typeCondition.name.value)
  const cost = type ? costOfSelections(walk, fragment.selectionSet, type, length) : 0
  walk.fragmentCosts.set(key, cost)
  return cost
}

function fieldsOf(type: GraphQLNamedType) {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}
