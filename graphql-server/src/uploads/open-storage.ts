import { join } from 'node:path'
import type { MediaUrl } from '../lib/media-url.ts'
import { createDiskStorage, type DiskStorage } from './disk-storage.ts'
import { PRESCRIPTIONS } from './file-kinds.ts'
import type { ObjectStorage } from './object-storage.ts'
import type { FileStorage } from './storage.ts'

interface Storages {
  pictures: DiskStorage | ObjectStorage
  prescriptionFiles: FileStorage
}

/**
 * Opens the storages in the object store at MEDIA_URL, or in the data folder. Throws with an explanation if the object
 * store cannot be used.
 */
export async function openStorages({
  mediaUrl,
  dataDir,
}: {
  mediaUrl?: MediaUrl
  dataDir: string
}): Promise<Storages> {
  if (!mediaUrl) {
    return {
      pictures: createDiskStorage(join(dataDir, 'media')),
      prescriptionFiles: createDiskStorage(join(dataDir, 'prescriptions'), PRESCRIPTIONS),
    }
  }
  // Loaded on demand, because the AWS SDK is large.
  const { createS3Storage } = await import('./s3-storage.ts')
  const pictures = createS3Storage(mediaUrl)
  await pictures.check()
  const place = prescriptionsPlace(mediaUrl)
  return { pictures, prescriptionFiles: createS3Storage(place, { kind: PRESCRIPTIONS }) }
}

/** Image names have no slash, so no URL below /media leads to a prescription. */
function prescriptionsPlace(mediaUrl: MediaUrl): MediaUrl {
  const prefix = mediaUrl.prefix ? `${mediaUrl.prefix}/prescriptions` : 'prescriptions'
  return { ...mediaUrl, prefix }
}
