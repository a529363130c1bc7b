import { ROOT_CONTEXT, trace, type Context, type Span } from '@opentelemetry/api'
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<Context>()

/** Runs a span's work. Spans for its database commands become the span's children. */
export function withSpan<Result>(span: Span, work: () => Result): Result {
  return current.run(trace.setSpan(ROOT_CONTEXT, span), work)
}

/** Returns the current span's context. Undefined outside a request. */
export function currentContext(): Context | undefined {
  return current.getStore()
}
