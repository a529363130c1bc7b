import { readdirSync } from 'node:fs'

/** `npm run bench -- NAME` runs NAME.bench.ts of this folder; without a name it lists them. */
const ENDING = '.bench.ts'
const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))

const wanted = process.argv[2]
if (wanted !== undefined && names.includes(wanted)) {
  await import(new URL(`${wanted}${ENDING}`, import.meta.url).href)
} else {
  const problem = wanted === undefined ? 'Which benchmark?' : `There is no benchmark '${wanted}'.`
  process.stderr.write(`${problem} npm run bench -- ${names.join(' | ')}\n`)
  process.exitCode = 1
}
