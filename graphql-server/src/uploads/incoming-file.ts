/** A file that somebody sent, with nothing known about it: its name and declared type are never looked at. */
export class IncomingFile {
  /** Every byte of it. Fails when the request that brought it is broken. */
  readonly read: () => Promise<Buffer>

  constructor(read: () => Promise<Buffer>) {
    this.read = read
  }
}
