import { readdirSync } from 'node:fs'

/** `npm run bench -- NAME` runs NAME.bench.ts in this folder. This is the default. */
const STANDARD = 'shop'
const ENDING = '.bench.ts'
const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))

const wanted = process.argv[2] ?? STANDARD
if (names.includes(wanted)) {
  await import(new URL(`${wanted}${ENDING}`, import.meta.url).href)
  // A database in this process would run on.
  process.exit()
} else {
  process.stderr.write(`There is no benchmark '${wanted}'. npm run bench -- ${names.join(' | ')}\n`)
  process.exitCode = 1
}
