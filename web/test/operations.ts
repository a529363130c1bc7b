import type { Operations } from './operations.generated.ts'

export type OperationName = keyof Operations
export type Variables<Name extends OperationName> = Operations[Name]['variables']
export type Data<Name extends OperationName> = Operations[Name]['data']

/** The mutations that take an input, which are all except a few. */
export type InputName = {
  [Name in OperationName]: Variables<Name> extends { input: unknown } ? Name : never
}[OperationName]
export type Input<Name extends InputName> = Variables<Name>['input']

/** A reply without data. */
interface ErrorReply {
  errors: { message: string; extensions?: Record<string, unknown> }[]
}

/** A server's answer to one operation. */
export type Handler<Name extends OperationName> = (
  variables: Variables<Name>,
) => Data<Name> | ErrorReply | Promise<Data<Name> | ErrorReply>

/** A server's answers by operation name. A handler that throws simulates a lost connection. */
export type Handlers = { [Name in OperationName]?: Handler<Name> }

/** A request as the network carries it: with any name and any variables. */
export interface Request {
  operation: string
  variables: Record<string, unknown>
}

interface RequestOf<Name extends OperationName> extends Request {
  operation: Name
  variables: Variables<Name>
}

/** Whether it requests that operation. */
export function isRequestOf<Name extends OperationName>(
  request: Request,
  name: Name,
): request is RequestOf<Name> {
  return request.operation === name
}

/** Whether one of these handlers answers it. */
export function isHandled(
  request: Request,
  handlers: Handlers,
): request is RequestOf<OperationName> {
  return request.operation in handlers
}

/** Passes a request to its handler. */
export function handle<Name extends OperationName>(
  { operation, variables }: RequestOf<Name>,
  handlers: Handlers,
) {
  return handlers[operation]?.(variables)
}
