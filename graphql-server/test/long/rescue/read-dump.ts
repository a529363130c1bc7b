import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EJSON } from 'bson'
import { z } from 'zod'
import { readManifest } from '../../../src/database/dump/dump-manifest.ts'

/** A dump's documents as text, sorted, by collection. Empty collections are left out. */
export type Documents = Record<string, string[]>

export async function readDocuments(dump: string): Promise<Documents> {
  const { collections } = await readManifest(dump)
  const found: Documents = {}
  for (const { name } of collections) {
    const text = await readFile(join(dump, `${name}.jsonl`), 'utf8')
    // An interrupted restore leaves records of the prescription files that it wrote, until the server deletes them.
    const lines = text.split('\n').filter((line) => line !== '' && !isBeingDeleted(name, line))
    if (lines.length > 0) found[name] = lines.sort()
  }
  return found
}

function isBeingDeleted(name: string, line: string): boolean {
  return name === 'prescriptions' && line.includes('"state":"DELETING"')
}

/** Leaves out what a restore changes on purpose: the identity of the change log, and the counters' numbers. */
export function withoutChanges(documents: Documents): Documents {
  const changed = ['catalogueLog', 'invoiceCounters', 'bagLists']
  return Object.fromEntries(
    Object.entries(documents)
      .filter(([name]) => !changed.includes(name))
      .map(([name, lines]) => [name, lines.map((line) => line.replace(LOG_ID, ''))]),
  )
}

const LOG_ID = /"logId":\{"\$oid":"[0-9a-f]+"\},?/

const counter = z.object({ _id: z.string(), last: z.number() })

/** The last number of each series. */
export function readLastNumbers({ invoiceCounters = [] }: Documents): Record<string, number> {
  const counters = invoiceCounters.map((line) => counter.parse(EJSON.parse(line)))
  return Object.fromEntries(counters.map(({ _id, last }) => [_id, last]))
}
