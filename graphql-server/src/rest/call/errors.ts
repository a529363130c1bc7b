import { GraphQLError } from 'graphql'
import type { Message } from '../../lib/messages/define-messages.ts'

/** Creates one error with all messages' sentences, and the code, reason and parameters from the first message. */
export function joinErrors(messages: readonly Message[]): GraphQLError {
  const sentences = new Set(messages.map(({ message }) => message))
  return new GraphQLError([...sentences].join(' '), { extensions: { ...messages[0] } })
}
