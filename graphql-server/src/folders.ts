import { fileURLToPath } from 'node:url'

/** The sources and what is built of them stand equally deep, so that both find what lies beside the server. */
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const folders = {
  /** The SDL. */
  schema: folder('../../schema/'),
  /** The built web app. */
  web: folder('../../web/dist/'),
  /** The built renderer of its pages. */
  renderer: folder('../../web/dist-server/'),
}
