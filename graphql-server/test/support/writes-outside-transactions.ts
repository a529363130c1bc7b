import mongoose, { type mongo } from 'mongoose'

/** Returns the collections that the work writes to outside of transactions. */
export async function writesOutsideTransactions(work: () => Promise<unknown>): Promise<string[]> {
  const collections: string[] = []
  const note = ({ command }: mongo.CommandStartedEvent) => {
    const written: unknown = command.insert ?? command.update ?? command.delete
    if (typeof written === 'string' && command.autocommit !== false) collections.push(written)
  }
  const client = mongoose.connection.getClient()
  client.on('commandStarted', note)
  await work()
  client.off('commandStarted', note)
  return collections
}
