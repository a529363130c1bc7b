/** The import can't go on, for a reason that its sentence tells and the person can mend. */
export class ImportError extends Error {
  /** What to do about it on the command line; the dashboard has other means. */
  readonly onCommandLine: string | null

  constructor(reason: string, onCommandLine: string | null = null) {
    super(reason)
    this.onCommandLine = onCommandLine
  }
}
