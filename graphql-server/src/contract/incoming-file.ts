/** An uploaded file. Its name and declared type are not trusted, so they are not even read. */
export class IncomingFile {
  /** Reads all bytes. Rejects when the upload was interrupted. */
  readonly read: () => Promise<Buffer>

  constructor(read: () => Promise<Buffer>) {
    this.read = read
  }
}
