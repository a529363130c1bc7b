import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { Kind, parse, print, type DocumentNode } from 'graphql'
import type { Documents } from '../documents.generated.ts'

/** An operation whose data is of this type. */
export type TestDocument<Data> = TypedDocumentNode<Data, never>

/**
 * Parses an operation or a fragment in a test. `npm run codegen` generates the types of its data and its variables. An
 * operation also takes the fragments that it spreads.
 */
export function gql<Source extends keyof Documents>(
  source: Source,
  ...fragments: DocumentNode[]
): TypedDocumentNode<Documents[Source]['data'], Documents[Source]['variables']> {
  const documents = [parse(source), ...fragments]
  return { kind: Kind.DOCUMENT, definitions: documents.flatMap(({ definitions }) => definitions) }
}

/** The operation as it is sent to the server. */
export const textOf = (document: DocumentNode | string) =>
  typeof document === 'string' ? document : print(document)
