import {
  BreakingChangeType,
  buildASTSchema,
  findBreakingChanges,
  GraphQLDeprecatedDirective,
  parse,
  visit,
  type ASTNode,
  type GraphQLSchema,
} from 'graphql'

/**
 * What would break clients of the released schema (SDL), a sentence each. A field, argument, input field or enum
 * value may only go once it was released as deprecated; a type goes with the last field of it.
 */
export function breakingChanges(released: string, current: GraphQLSchema): string[] {
  const promised = visit(parse(released), {
    enter: (node) => (isDeprecated(node) ? null : undefined),
  })
  return findBreakingChanges(buildASTSchema(promised, { assumeValid: true }), current)
    .filter(({ type }) => type !== BreakingChangeType.TYPE_REMOVED)
    .map(({ description }) => description)
}

function isDeprecated(node: ASTNode): boolean {
  const directives = 'directives' in node ? (node.directives ?? []) : []
  return directives.some(({ name }) => name.value === GraphQLDeprecatedDirective.name)
}
