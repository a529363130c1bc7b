import { unauthenticated } from '../../lib/errors.ts'
import type { PictureUrl } from '../../lib/pictures.ts'
import { storePictureOnce } from './store-picture-once.ts'
import type { IncomingFile } from '../../contract/incoming-file.ts'
import { discardPicture } from '../../uploads/pictures.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import type { Viewer } from './viewer.ts'
import { User, type UserRecord } from './user.model.ts'

/** Replaces the user's profile image and removes the old one. Throws for a file that `renderPicture` rejects. */
export async function changeAvatar(
  pictures: FileStorage,
  { user: { _id } }: Viewer,
  input: { file: IncomingFile; idempotencyKey?: string | null },
): Promise<UserRecord> {
  const { image } = await storePictureOnce(pictures, _id, input)
  const replaced = await User.findOneAndUpdate({ _id }, { $set: { avatar: image } }).lean()
  // A repeated request replaces the image with itself, which stays because `findPicture` has retained it.
  await discardPicture(pictures, replaced ? replaced.avatar : image)
  if (!replaced) throw unauthenticated()
  return { ...replaced, avatar: image }
}

export function findUsedAvatars(urls: PictureUrl[]): Promise<PictureUrl[]> {
  return User.distinct('avatar', { avatar: { $in: urls } }).exec()
}
