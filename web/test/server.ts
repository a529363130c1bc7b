import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { createCache } from './cache.ts'
import { type Data, type OperationName, type Request } from './operations.ts'
import { completeReply } from './reply.ts'

interface Waiting extends Request {
  /** Answers as the server would, if it is a request for that operation. */
  reply: <Name extends OperationName>(name: Name, data: Data<Name>) => void
  fail: (error: Error) => void
}

/** A client for tests, with a server that answers when the test says so, and never the operations in `unanswered`. */
export function createTestClient({ unanswered = [] }: { unanswered?: OperationName[] } = {}) {
  const waiting: Waiting[] = []
  const ignored = new Set<string>(unanswered)
  const link = new ApolloLink(
    ({ query, operationName: operation = '', variables }) =>
      new Observable((observer) => {
        if (ignored.has(operation)) return
        waiting.push({
          operation,
          variables,
          reply: (name, data) => {
            if (name !== operation) throw new Error(`${operation} waits, not ${name}.`)
            observer.next(completeReply(query, variables, data))
            observer.complete()
          },
          fail: (error) => observer.error(error),
        })
      }),
  )
  const client = new ApolloClient({ cache: createCache(), link })
  return { client, waiting }
}
