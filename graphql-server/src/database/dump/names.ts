/** A dump is restored into collections with this prefix, which then replace the shop's collections. */
export const BESIDE = 'restoring.'

/** The record of a restore in progress. */
export const RESTORES = 'restores'

/** The server processes that use this database. */
export const PROCESSES = 'storeProcesses'

/** Whether a collection belongs to the shop, and not to MongoDB or a restore. */
export function isShopData(name: string): boolean {
  return (
    name !== RESTORES &&
    name !== PROCESSES &&
    !name.startsWith(BESIDE) &&
    !name.startsWith('system.')
  )
}
