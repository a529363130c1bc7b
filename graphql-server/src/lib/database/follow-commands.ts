import type { mongo } from 'mongoose'

export interface DatabaseCommand {
  /** The command's name, such as `find`. */
  name: string
  database: string
  /** Null for commands without a collection, such as `commitTransaction`. */
  collection: string | null
}

export type EndCommand = (isOk: boolean) => void

/**
 * Calls `begin` for each sent command, and the function that it returns, if any, when the command has ended. Skips
 * commands that wait for changes, because their duration is meaningless. The client needs the option `monitorCommands`.
 */
export function followCommands(
  client: mongo.MongoClient,
  begin: (command: DatabaseCommand) => EndCommand | null,
): void {
  const running = new Map<number, EndCommand>()
  const end = (requestId: number, isOk: boolean) => {
    running.get(requestId)?.(isOk)
    running.delete(requestId)
  }
  client.on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
    if (commandName === 'getMore' && 'maxTimeMS' in command) return
    const collection: unknown = command[commandName]
    const onEnd = begin({
      name: commandName,
      database: databaseName,
      collection: typeof collection === 'string' ? collection : null,
    })
    if (onEnd) running.set(requestId, onEnd)
  })
  client.on('commandSucceeded', ({ requestId }) => end(requestId, true))
  client.on('commandFailed', ({ requestId }) => end(requestId, false))
}
