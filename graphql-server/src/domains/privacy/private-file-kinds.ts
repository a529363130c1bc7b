import { prescriptionKind } from '../prescription/prescription.service.ts'
import type { PrivateFiles } from '../private-file/private-files.service.ts'
import { ticketPhotoKind } from '../ticket/ticket-photo.service.ts'

/** All kinds of private files. Each is served, cleaned up, dumped, and deleted with its owner's account. */
export const PRIVATE_FILE_KINDS: readonly PrivateFiles[] = [prescriptionKind, ticketPhotoKind]
