import mongoose from 'mongoose'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { connectDatabase } from '../../src/database/connect.ts'

/** A process that starts a transaction, blocks its main thread in the middle of the transaction, and commits. */
const BLOCKED_PROCESS = `
  import mongoose from 'mongoose'
  import { connectDatabase } from '${new URL('../../src/database/connect.ts', import.meta.url).href}'
  const database = await connectDatabase({ dataDir: process.env.DATA_DIR })
  const rows = mongoose.connection.collection('rows')
  await rows.insertOne({ _id: 'stock', left: 10 })
  let blockMs = Number(process.env.BLOCK_MS)
  let inside
  const waiting = new Promise((resolve) => (inside = resolve)).then(() =>
    Promise.all([1, 2, 3].map((n) => rows.insertOne({ _id: 'own ' + n }))))
  await mongoose.connection.transaction(async (session) => {
    await rows.updateOne({ _id: 'stock' }, { $inc: { left: -1 } }, { session })
    inside()
    console.log('inside')
    await new Promise((resolve) => setTimeout(resolve, 200))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, blockMs)
    blockMs = 0
    await rows.insertOne({ _id: 'order' }, { session })
  })
  await waiting
  console.log('committed')
  process.stdin.resume().on('end', () => void database.close().then(() => process.exit()))`

/**
 * Blocks a process's main thread during a transaction, and writes at the same time from that process and from this one,
 * which has joined its database. Expects everything to succeed in the end.
 */
export async function expectWritesBeside(blockMs: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'blocked-'))
  const env = { ...process.env, DATA_DIR: dataDir, BLOCK_MS: String(blockMs) }
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', BLOCKED_PROCESS]
  const child = spawn(process.execPath, flags, { env, stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (line) => (output += String(line)))
  const timeout = blockMs + 20_000
  await expect.poll(() => output, { timeout }).toContain('inside')

  const database = await connectDatabase({ dataDir })
  const rows = mongoose.connection.collection<{ _id: string; left?: number }>('rows')
  const writes = [1, 2, 3].map((n) => rows.insertOne({ _id: `other ${n}` }))
  await Promise.all([...writes, rows.updateOne({ _id: 'stock' }, { $inc: { left: -1 } })])
  await expect.poll(() => output, { timeout }).toContain('committed')
  child.stdin.end()
  await once(child, 'exit')

  expect(await rows.findOne({ _id: 'stock' })).toEqual({ _id: 'stock', left: 8 })
  expect(await rows.countDocuments()).toBe(8)
  await database.close()
  await rm(dataDir, { recursive: true })
}
