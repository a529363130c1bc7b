import type { DocumentNode } from 'graphql'

/** By what the server knows a generated operation: codegen has put it into the document. */
export function getOperationHash(document: DocumentNode & { __meta__?: { hash: string } }): string {
  if (!document.__meta__) throw new Error('Only operations of generated documents can be sent.')
  return document.__meta__.hash
}
