import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const script = fileURLToPath(new URL('check-node.cjs', import.meta.url))

/** Runs the check with another value of `process.version`. */
function checkAs(version: string) {
  const code = `Object.defineProperty(process, 'version', { value: '${version}' }); require('${script}')`
  const { status, stderr } = spawnSync(process.execPath, ['--eval', code], { encoding: 'utf8' })
  return { status, stderr }
}

it.each(['v18.20.8', 'v20.18.3', 'v21.7.3', 'v22.11.0', 'v23.11.1'])(
  'the Node check rejects Node %s with a message',
  (version) => {
    expect(checkAs(version)).toEqual({
      status: 1,
      stderr: `Kirana Care needs Node 20.19, 22.12, 24.0 or newer, and this is ${version}.\n`,
    })
  },
)

it.each(['v20.19.0', 'v22.12.0', 'v24.0.0', 'v26.10.0'])(
  'the Node check accepts Node %s',
  (version) => {
    expect(checkAs(version)).toEqual({ status: 0, stderr: '' })
  },
)
