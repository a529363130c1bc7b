/** What the store uses of busboy, which brings no types. */
declare module 'busboy' {
  import type { IncomingHttpHeaders } from 'node:http'
  import type { Readable, Writable } from 'node:stream'

  interface Options {
    headers: IncomingHttpHeaders
    defParamCharset: 'utf8'
    limits: { fieldSize: number; parts: number }
  }

  interface Busboy extends Writable {
    on(
      event: 'field',
      listener: (name: string, value: string, info: { valueTruncated: boolean }) => void,
    ): this
    on(event: 'file', listener: (name: string, stream: Readable) => void): this
    on(event: 'partsLimit', listener: () => void): this
  }

  /** Throws when the content type names no boundary. */
  export default function busboy(options: Options): Busboy
}
