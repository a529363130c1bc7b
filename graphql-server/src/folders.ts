import { fileURLToPath } from 'node:url'

/** The sources and the build output are at the same depth, so these paths are right for both. */
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const folders = {
  /** The SDL. */
  schema: folder('../../schema/'),
  /** The words that mean the same in a search. */
  searchWords: folder('../search-words/'),
  web: folder('../../web/dist/'),
  /** The built renderer of its pages. */
  renderer: folder('../../web/dist-server/'),
}
