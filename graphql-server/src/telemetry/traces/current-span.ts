import { ROOT_CONTEXT, trace, type Context, type Span } from '@opentelemetry/api'
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<Context>()

/** Runs the work of a span. Spans of its database commands become children of the span. */
export function withSpan<Result>(span: Span, work: () => Result): Result {
  return current.run(trace.setSpan(ROOT_CONTEXT, span), work)
}

/** The context of the current span. Undefined outside of a request. */
export function currentContext(): Context | undefined {
  return current.getStore()
}
