import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { demoDepartments } from '../src/database/demo/departments.ts'

/**
 * Copies the icons that the demo catalogue uses into `demo/pictures/icons.json`, so that the server needs no icon
 * package. Run it after using a new icon:
 *
 *     npm install --no-save @iconify-json/fluent-emoji-flat@1.2.6 @iconify-json/healthicons@1.2.13
 *     node --import tsx graphql-server/scripts/extract-icons.ts
 */
const target = fileURLToPath(new URL('../src/database/demo/pictures/icons.json', import.meta.url))
const require = createRequire(import.meta.url)

const iconSet = z.object({
  icons: z.record(z.string(), z.object({ body: z.string() })),
  aliases: z.record(z.string(), z.object({ parent: z.string() })).default({}),
  width: z.number(),
})

function readSet(name: string) {
  const text = readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8')
  return iconSet.parse(JSON.parse(text))
}

const coloured = readSet('fluent-emoji-flat')
const healthcare = readSet('healthicons')

/** Names of monochrome icons start with 'h:'. */
function find(name: string) {
  const set = name.startsWith('h:') ? healthcare : coloured
  const key = name.replace(/^h:/, '')
  const icon = set.icons[set.aliases[key]?.parent ?? key]
  if (!icon) throw new Error(`No icon set has '${name}'`)
  return { body: icon.body, size: set.width }
}

const pictures = demoDepartments().flatMap((department) => [
  department.picture,
  ...department.subCategories.flatMap((subCategory) =>
    subCategory.products.map(({ picture }) => picture),
  ),
])
const names = new Set(
  pictures.flatMap(({ icon, garnish }) => [icon, garnish]).filter((name) => name !== null),
)
const chosen = Object.fromEntries([...names].sort().map((name) => [name, find(name)]))
writeFileSync(target, `${JSON.stringify(chosen, null, 2)}\n`)
process.stdout.write(`${names.size} icons\n`)
