import { spawnSync } from 'node:child_process'
import { MongoMemoryReplSet } from 'mongodb-memory-server'

/**
 * Runs the conformance suite on a real mongod: at MONGODB_URI, or started from MONGOMS_SYSTEM_BINARY, or from a binary
 * that mongodb-memory-server has or downloads.
 */
async function startMongod(): Promise<{ uri: string; stop: () => Promise<unknown> }> {
  if (process.env.MONGODB_URI)
    return { uri: process.env.MONGODB_URI, stop: () => Promise.resolve() }
  const set = await MongoMemoryReplSet.create({ replSet: { count: 1 } })
  return { uri: set.getUri(), stop: () => set.stop() }
}

const SUITE = 'graphql-server/src/database/embedded/conformance'

try {
  const { uri, stop } = await startMongod()
  const flags = ['vitest', 'run', '--config', '.config/vitest.config.ts', '--project', 'server']
  const env = { ...process.env, MONGODB_URI: uri }
  const { status } = spawnSync('npx', [...flags, SUITE], { stdio: 'inherit', env })
  await stop()
  process.exit(status ?? 1)
} catch (error) {
  process.stderr.write(
    'The conformance suite needs a mongod, which could not be downloaded ' +
      `(${error instanceof Error ? (error.message.split(/\n|, Details/)[0] ?? '') : String(error)}). Set ` +
      'MONGODB_URI to a replica set, or MONGOMS_SYSTEM_BINARY to a mongod on this machine.\n',
  )
  process.exit(1)
}
