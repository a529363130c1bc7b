import type { DocumentNode } from 'graphql'

/** Returns a generated operation's hash, by which the server identifies it. Codegen puts it into the document. */
export function getOperationHash(document: DocumentNode & { __meta__?: { hash: string } }): string {
  if (!document.__meta__) throw new Error('Only operations of generated documents can be sent.')
  return document.__meta__.hash
}
