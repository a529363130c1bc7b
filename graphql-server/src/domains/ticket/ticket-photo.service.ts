import type { ClientSession, Types } from 'mongoose'
import { userError } from '../../lib/user-error.ts'
import { uploadMessages } from '../../uploads/messages.ts'
import { detectPictureType } from '../../uploads/picture-type.ts'
import { MAX_BYTES, renderWidth } from '../../uploads/render-picture.ts'
import {
  useFiles,
  type JudgedFile,
  type PrivateFiles,
} from '../private-file/private-files.service.ts'
import { ticketMessages } from './messages.ts'
import { TicketPhoto } from './ticket.model.ts'

/** Ten tickets a day with four images each, for five days. */
const MAX_STORED = 200
/** Enough to see damage and read labels. */
const MAX_WIDTH = 1600

/** Images of tickets as a kind of private files. */
export const ticketPhotoKind: PrivateFiles = {
  model: TicketPhoto,
  path: '/ticket-photos',
  submission: 'ticketPhoto',
  max: MAX_STORED,
  tooMany: () => userError(ticketMessages.TOO_MANY_TICKET_PHOTOS({ max: MAX_STORED }), 'file'),
  judge: judgePhoto,
}

/** Reduces an image to its pixels, as WebP. Throws unless it is a JPEG, PNG, WebP or AVIF file with at most 5 MB. */
async function judgePhoto(bytes: Buffer): Promise<JudgedFile> {
  if (bytes.length > MAX_BYTES) throw userError(uploadMessages.IMAGE_FILE_TOO_LARGE(), 'file')
  if (!detectPictureType(bytes)) throw userError(uploadMessages.IMAGE_TYPE_UNSUPPORTED(), 'file')
  return { type: 'PICTURE', bytes: await renderWidth(bytes, MAX_WIDTH) }
}

/** Attaches the user's images within a ticket's transaction. Throws if one does not exist. */
export async function attachPhotos(
  userId: Types.ObjectId,
  ids: Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  if (ids.length === 0 || (await useFiles(ticketPhotoKind, userId, ids, session))) return
  throw userError(ticketMessages.TICKET_PHOTO_UNKNOWN(), 'photoIds')
}
