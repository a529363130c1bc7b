import { GraphQLError } from 'graphql'
import type { Message } from '../../lib/messages/define-messages.ts'

/** One error with the sentences of all messages. Its code, reason and parameters are those of the first message. */
export function joinErrors(messages: readonly Message[]): GraphQLError {
  const sentences = new Set(messages.map(({ message }) => message))
  return new GraphQLError([...sentences].join(' '), { extensions: { ...messages[0] } })
}
