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
 * Lists the changes that would break clients of the released schema (SDL), one sentence each. A field, argument, input
 * field or enum value may be removed only after it was released as deprecated; a type may be removed with its last
 * field.
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
