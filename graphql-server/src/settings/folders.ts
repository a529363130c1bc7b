import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. The sources are one level deeper in it than the build output. */
const project = ['../../', '../../../']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((folder) => existsSync(join(folder, 'schema')))
if (!project) throw new Error('The folder schema/ is missing.')

export const folders = {
  /** The SDL. */
  schema: join(project, 'schema/'),
  /** The words that mean the same in a search. */
  searchWords: join(project, 'graphql-server/search-words/'),
  web: join(project, 'web/dist/'),
  /** The built renderer of its pages. */
  renderer: join(project, 'web/dist-server/'),
}
