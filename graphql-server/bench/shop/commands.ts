import { z } from 'zod'
import { openClient, readReply } from './client.ts'
import type { Job } from './job.ts'

const told = z.object({ extensions: z.object({ databaseCommands: z.number() }) })

/** Database commands of a job's last two questions, as a store in development mode tells them: of the second one. */
export async function databaseCommands(job: Job, address: string): Promise<number> {
  const client = openClient(address)
  try {
    const last = Number.isFinite(job.supply) ? job.supply - 1 : 1
    await client.ask(job.ask(last - 1))
    return told.parse(readReply(await client.ask(job.ask(last)))).extensions.databaseCommands
  } finally {
    await client.close()
  }
}
