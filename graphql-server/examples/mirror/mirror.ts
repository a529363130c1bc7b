import { parseArgs } from 'node:util'
import { mirrorCatalogue } from './follow-catalogue.ts'
import { OPTIONS } from './options.ts'

const { values } = parseArgs({ options: OPTIONS })

try {
  const key = process.env.KIRANA_API_KEY
  if (!key) throw new Error('Set KIRANA_API_KEY to a partner key with the scope catalogue:read.')
  const outcome = await mirrorCatalogue({ ...values, headers: { 'x-api-key': key } })
  const { things, cursor, digest, isEqual } = outcome
  const verdict = isEqual ? 'equal' : "not equal to the shop's"
  process.stdout.write(
    `${things} things, cursor ${cursor ?? 'none'}, digest ${digest}: ${verdict}\n`,
  )
  process.exitCode = isEqual ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
