import mongoose, { type Types } from 'mongoose'
import type { IncomingFile } from '../../contract/incoming-file.ts'
import { findPicture, storePicture, type StoredPicture } from '../../uploads/pictures.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import { submitFor } from './people.service.ts'

/** Stores an uploaded image, or returns the image that was stored with the same idempotency key. */
export async function storePictureOnce(
  storage: FileStorage,
  userId: Types.ObjectId,
  input: { file: IncomingFile; idempotencyKey?: string | null },
): Promise<StoredPicture> {
  const contents = await input.file.read()
  return submitFor(
    { userId, kind: 'picture', input, contents },
    {
      create: (remember) =>
        storePicture(storage, userId, contents, (id) =>
          mongoose.connection.transaction((session) => remember(id, session)),
        ),
      find: (id) => findPicture(id),
    },
  )
}
