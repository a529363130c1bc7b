/** The import can't continue. The message is a sentence for the user. */
export class ImportError extends Error {
  /** What to do about it on the command line. */
  readonly onCommandLine: string | null

  constructor(reason: string, onCommandLine: string | null = null) {
    super(reason)
    this.onCommandLine = onCommandLine
  }
}
