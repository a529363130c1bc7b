import { statfs } from 'node:fs/promises'

/** Disk space that is kept free. */
const RESERVE_BYTES = 64 * 2 ** 20

/** Throws if the folder's disk has too little space for so many bytes. */
export async function requireDiskSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= bytes + RESERVE_BYTES) return
  throw new Error(
    `The disk of ${folder} has ${formatSize(free)} of free space, and the dump needs ` +
      `${formatSize(bytes + RESERVE_BYTES)}. Nothing was changed.`,
  )
}

function formatSize(bytes: number): string {
  return `${Math.ceil(bytes / 2 ** 20)} MB`
}
