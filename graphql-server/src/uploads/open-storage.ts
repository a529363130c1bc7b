import { join } from 'node:path'
import type { MediaUrl } from '../lib/media-url.ts'
import { createDiskStorage, type DiskStorage } from './disk-storage.ts'
import type { ObjectStorage } from './object-storage.ts'

/**
 * Opens the picture storage of the settings: the object store at MEDIA_URL, or the data folder. Throws with a sentence
 * if the object store can not be used.
 */
export async function openPictureStorage({
  mediaUrl,
  dataDir,
}: {
  mediaUrl?: MediaUrl
  dataDir: string
}): Promise<DiskStorage | ObjectStorage> {
  if (!mediaUrl) return createDiskStorage(join(dataDir, 'media'))
  // Loaded only here, because the AWS SDK is large.
  const { createS3Storage } = await import('./s3-storage.ts')
  const storage = createS3Storage(mediaUrl)
  await storage.check()
  return storage
}
