import { Kind, parse, print, type DocumentNode } from 'graphql'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The web app's own operations by name, each with its fragments. */
export function readOperations(): Map<string, string> {
  const folder = fileURLToPath(new URL('../../../web/src/', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const documents = files
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => parse(readFileSync(join(folder, file), 'utf8')))
  const definitions = documents.flatMap((document: DocumentNode) => document.definitions)
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition] as const]
        : [],
    ),
  )
  const used = (text: string, known: Set<string>): string[] =>
    [...text.matchAll(/\.\.\.(\w+_\w+)/g)].flatMap(([, name = '']) => {
      const fragment = fragments.get(name)
      if (!fragment || known.has(name)) return []
      known.add(name)
      const printed = print(fragment)
      return [printed, ...used(printed, known)]
    })
  return new Map(
    definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return []
      const text = print(definition)
      return [[definition.name?.value ?? '', [text, ...used(text, new Set())].join('\n')] as const]
    }),
  )
}
