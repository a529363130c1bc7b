import { unauthenticated } from '../../lib/errors.ts'
import type { PictureUrl } from '../../lib/pictures.ts'
import type { IncomingFile } from '../../uploads/incoming-file.ts'
import { storePicture } from '../../uploads/pictures.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import type { Viewer } from './account.policy.ts'
import { User, type UserRecord } from './user.model.ts'

/** Replaces the user's picture and leaves the old one to the sweep. Throws for a file that `renderPicture` refuses. */
export async function changeAvatar(
  pictures: FileStorage,
  { user: { _id } }: Viewer,
  file: IncomingFile,
): Promise<UserRecord> {
  const { image } = await storePicture(pictures, _id, file)
  const user = await User.findOneAndUpdate(
    { _id },
    { $set: { avatar: image } },
    { returnDocument: 'after' },
  ).lean()
  if (!user) throw unauthenticated()
  return user
}

export function findUsedAvatars(urls: PictureUrl[]): Promise<PictureUrl[]> {
  return User.distinct('avatar', { avatar: { $in: urls } }).exec()
}
