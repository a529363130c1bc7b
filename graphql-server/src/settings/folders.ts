import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. The sources are one level deeper in it than the build output. */
const project = ['../../', '../../../']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((folder) => existsSync(join(folder, 'schema')))
if (!project) throw new Error('The folder schema/ is missing.')

export const folders = {
  schema: join(project, 'schema/'),
  /** Search synonyms. */
  searchWords: join(project, 'graphql-server/search-words/'),
  web: join(project, 'web/dist/'),
  /** The built page renderer. */
  renderer: join(project, 'web/dist-server/'),
}
