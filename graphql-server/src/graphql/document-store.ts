import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache'
import type { DocumentNode } from 'graphql'

/** The memory for parsed operations, in bytes. It holds the web app's operations from two releases, about 10 MB each. */
const MAX_BYTES = 22_000_000

/** The memory of a token and its nodes, measured with Node 20. */
const TOKEN_BYTES = 480

/**
 * Keeps parsed and validated operations, and evicts the least recently used. Apollo Server's default store measures
 * their JSON, which lacks the text that each document refers to, so it would keep gigabytes of long comments.
 */
export function createDocumentStore(): InMemoryLRUCache<DocumentNode> {
  return new InMemoryLRUCache({ maxSize: MAX_BYTES, sizeCalculation: estimateSize })
}

function estimateSize({ loc }: DocumentNode): number {
  let tokens = 0
  for (let token = loc?.startToken ?? null; token; token = token.next) tokens += 1
  return (loc?.source.body.length ?? 0) + tokens * TOKEN_BYTES
}
