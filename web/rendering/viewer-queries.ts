import { type DocumentNode, getOperationAST } from 'graphql'
import { LayoutDocument } from '../src/apollo/layout.generated.ts'
import { getOperationHash } from '../src/apollo/operation-hash.ts'
import type { PageRow } from '../src/lib/urls/page-row.ts'

/** The codegen export for each operation, such as `CheckoutDocument`. */
const modules = import.meta.glob<Partial<Record<string, DocumentNode>>>(
  '../src/**/*.generated.ts',
  { eager: true },
)

/**
 * Lists the request bodies that a logged-in user's browser sends before the app has loaded, as Apollo would send them.
 */
export function listViewerQueries({ viewerQuery }: PageRow): string[] {
  return [LayoutDocument, ...(viewerQuery ? [findDocument(viewerQuery)] : [])].map(createBody)
}

function findDocument(operation: string): DocumentNode {
  const name = `${operation}Document`
  const document = Object.values(modules).find((module) => name in module)?.[name]
  if (!document) throw new Error(`The web app has no operation ${operation}.`)
  return document
}

function createBody(document: DocumentNode): string {
  return JSON.stringify({
    operationName: getOperationAST(document)?.name?.value,
    variables: {},
    extensions: { persistedQuery: { version: 1, sha256Hash: getOperationHash(document) } },
  })
}
