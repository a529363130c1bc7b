import { ApolloLink, type HttpLink, Observable } from '@apollo/client'
import { fallbackHttpConfig, parseAndCheckHttpResponse } from '@apollo/client/link/http'
import { print } from '@apollo/client/utilities'
import pLimit from 'p-limit'
import { multipartForm } from './multipart.ts'

declare module '@apollo/client' {
  interface DefaultContext extends HttpLink.ContextOptions {
    /** Called repeatedly with the fraction sent, from 0 to 1. */
    onUploadProgress?: (part: number) => void
  }
}

/**
 * Sends operations with files as the GraphQL multipart request specification describes. Uses XMLHttpRequest, because
 * fetch does not report upload progress. `fetchOptions.signal` in the context aborts it. The server accepts two files
 * per account at the same time, so further files wait.
 */
export function createUploadLink(uri: string): ApolloLink {
  const inTurn = pLimit(2)
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { fetchOptions, onUploadProgress } = operation.getContext()
        const request = new XMLHttpRequest()
        const ended = new Promise<void>((resolve) => (request.onloadend = () => resolve()))
        let isStopped = false
        const stop = () => {
          isStopped = true
          request.abort()
          observer.error(new DOMException('Stopped', 'AbortError'))
        }
        request.upload.onprogress = ({ loaded, total }) => onUploadProgress?.(loaded / total)
        request.onload = () => {
          readResult(request, operation).then(
            (result) => {
              observer.next(result)
              observer.complete()
            },
            (error: unknown) => observer.error(error),
          )
        }
        request.onerror = () => observer.error(new TypeError('The upload failed'))
        inTurn(async () => {
          if (isStopped) return
          send(request, uri, operation)
          await ended
        }).catch((error: unknown) => observer.error(error))
        fetchOptions?.signal?.addEventListener('abort', stop)
        // It may have been aborted while the session was renewed.
        if (fetchOptions?.signal?.aborted) stop()
        return () => {
          fetchOptions?.signal?.removeEventListener('abort', stop)
          stop()
        }
      }),
  )
}

function send(request: XMLHttpRequest, uri: string, operation: ApolloLink.Operation) {
  const { operationName, query, variables } = operation
  const headers = {
    ...operation.getContext().headers,
    accept: fallbackHttpConfig.headers.accept,
    // Prevents CSRF: other sites can send a form, but can't set this header.
    'apollo-require-preflight': 'true',
  }
  request.open('POST', uri)
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  request.send(multipartForm({ operationName, query: print(query), variables }))
}

/** Parses the response as HttpLink does: GraphQL errors are results; other responses are errors. */
function readResult(
  request: XMLHttpRequest,
  operation: ApolloLink.Operation,
): Promise<ApolloLink.Result> {
  const contentType = request.getResponseHeader('content-type') ?? 'text/plain'
  const response = new Response(request.responseText, {
    status: request.status,
    headers: { 'content-type': contentType },
  })
  return parseAndCheckHttpResponse(operation)(response)
}
