import type { DocumentNode } from 'graphql'

/** Returns the hash by which the server knows a generated operation. Codegen puts it into the document. */
export function getOperationHash(document: DocumentNode & { __meta__?: { hash: string } }): string {
  if (!document.__meta__) throw new Error('Only operations of generated documents can be sent.')
  return document.__meta__.hash
}
