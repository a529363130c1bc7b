/** The error for unreadable data, with advice for the operator. */
export function damaged(file: string, reason: string): Error {
  return new Error(
    `The database file ${file} is damaged: ${reason}. Nothing was changed. Stop the server, move ` +
      'the folder away, and put back a copy of it or restore a dump into a new one.',
  )
}
