import type { mongo } from 'mongoose'
import { PRIVATE_FILE_KINDS } from '../../domains/privacy/private-file-kinds.ts'
import { isUpload, parsePictureId } from '../../lib/pictures.ts'
import { PRESCRIPTIONS } from '../../uploads/file-kinds.ts'
import { detectPictureType } from '../../uploads/picture-type.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import type { Manifest } from './dump-manifest.ts'

/** How a dump contains a storage's files. */
export interface DumpKind {
  /** The folder in the dump. */
  folder: string
  /** The name of these files in progress and errors. */
  name: string
  /** The required file format, for errors. */
  content: string
  hasContent: (bytes: Buffer) => boolean
  /** The names of the files that a dump of this database contains. */
  list: (db: mongo.Db, storage: FileStorage) => AsyncIterable<string>
  /**
   * Reads which records the collections with a prefix have. Returns a function that tells whether a file belongs to
   * one: all other files would never be deleted.
   */
  readRecords: (db: mongo.Db, prefix: string) => Promise<(file: string) => Promise<boolean>>
}

export const DUMPED_PICTURES: DumpKind = {
  folder: 'media',
  name: 'image files',
  content: 'an image in WebP format',
  hasContent: isWebp,
  list: (_db, storage) => storage.list(),
  readRecords: (db, prefix) =>
    Promise.resolve((file) => hasPicture(db.collection(`${prefix}pictures`), file)),
}

export const DUMPED_PRESCRIPTIONS: DumpKind = {
  folder: 'prescriptions',
  name: 'prescription files',
  content: 'an image in WebP format or a PDF',
  hasContent: (bytes) => isWebp(bytes) || bytes.toString('latin1', 0, 5) === '%PDF-',
  list: (db) => listPrivateFiles(db, ''),
  async readRecords(db, prefix) {
    const files = new Set<string>()
    for await (const file of listPrivateFiles(db, prefix)) files.add(file)
    return (file) => Promise.resolve(files.has(file))
  },
}

/** The dump's files to restore, by kind: only kinds that have a storage. */
export function listDumpedFiles(
  { pictures: pictureNames, prescriptions }: Pick<Manifest, 'pictures' | 'prescriptions'>,
  { pictures, prescriptionFiles }: { pictures?: FileStorage; prescriptionFiles?: FileStorage },
): { kind: DumpKind; storage: FileStorage; files: string[] }[] {
  return [
    ...(pictures ? [{ kind: DUMPED_PICTURES, storage: pictures, files: pictureNames }] : []),
    ...(prescriptionFiles
      ? [{ kind: DUMPED_PRESCRIPTIONS, storage: prescriptionFiles, files: prescriptions }]
      : []),
  ]
}

function isWebp(bytes: Buffer): boolean {
  return detectPictureType(bytes) === 'webp'
}

/** Demo images have no record. */
async function hasPicture(
  records: mongo.Collection<{ _id: string }>,
  file: string,
): Promise<boolean> {
  const id = parsePictureId(`/media/${file}`) ?? ''
  if (!isUpload(id)) return true
  return (await records.findOne({ _id: id })) !== null
}

/** The private files that are neither incomplete nor being deleted. */
async function* listPrivateFiles(db: mongo.Db, prefix: string): AsyncGenerator<string> {
  for (const { model } of PRIVATE_FILE_KINDS) {
    const name = prefix + model.collection.name
    const records = db.collection<{ file: string; state: string }>(name)
    for await (const { file } of records.find({ state: 'STORED' })) {
      if (PRESCRIPTIONS.isOwn(file)) yield file
    }
  }
}
