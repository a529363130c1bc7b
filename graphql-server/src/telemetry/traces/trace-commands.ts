import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import {
  ATTR_DB_COLLECTION_NAME,
  ATTR_DB_NAMESPACE,
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_SYSTEM_NAME,
} from '@opentelemetry/semantic-conventions'
import type { mongo } from 'mongoose'
import { followCommands } from '../../lib/database/follow-commands.ts'
import { currentContext } from './current-span.ts'

/**
 * Creates a span for each database command in a request. Omits the command's values and error messages, which can
 * contain personal data. Background work has no spans.
 */
export function traceCommands(client: mongo.MongoClient, tracer: Tracer): void {
  followCommands(client, ({ name, database, collection }) => {
    const parent = currentContext()
    if (!parent) return null
    const attributes = {
      [ATTR_DB_SYSTEM_NAME]: 'mongodb',
      [ATTR_DB_NAMESPACE]: database,
      [ATTR_DB_OPERATION_NAME]: name,
      ...(collection !== null && { [ATTR_DB_COLLECTION_NAME]: collection }),
    }
    const title = collection === null ? name : `${name} ${collection}`
    const span = tracer.startSpan(title, { kind: SpanKind.CLIENT, attributes }, parent)
    return (isOk) => {
      if (!isOk) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  })
}
