import type { mongo } from 'mongoose'
import { isUpload, parsePictureId } from '../lib/pictures.ts'
import { PRESCRIPTIONS } from '../uploads/file-kinds.ts'
import { detectPictureType } from '../uploads/picture-type.ts'
import type { FileStorage } from '../uploads/storage.ts'

/** How a dump contains the files of a storage. */
export interface DumpKind {
  /** The folder in the dump. */
  folder: string
  /** What the files are, for progress and errors. */
  name: string
  /** What the content of each file must be. */
  content: string
  hasContent: (bytes: Buffer) => boolean
  /** The names of the files that a dump of this database contains. */
  list: (db: mongo.Db, storage: FileStorage) => AsyncIterable<string>
  /**
   * Reads which records a restored database has. Returns whether a file belongs to one of them: other files would never
   * be deleted.
   */
  readRecords: (db: mongo.Db) => Promise<(file: string) => Promise<boolean>>
}

export const DUMPED_PICTURES: DumpKind = {
  folder: 'media',
  name: 'picture files',
  content: 'a picture in WebP format',
  hasContent: isWebp,
  list: (_db, storage) => storage.list(),
  readRecords: (db) => Promise.resolve((file) => hasPicture(db, file)),
}

export const DUMPED_PRESCRIPTIONS: DumpKind = {
  folder: 'prescriptions',
  name: 'prescription files',
  content: 'a picture in WebP format or a PDF',
  hasContent: (bytes) => isWebp(bytes) || bytes.toString('latin1', 0, 5) === '%PDF-',
  list: listPrescriptions,
  async readRecords(db) {
    const files = new Set<string>()
    for await (const file of listPrescriptions(db)) files.add(file)
    return (file) => Promise.resolve(files.has(file))
  },
}

function isWebp(bytes: Buffer): boolean {
  return detectPictureType(bytes) === 'webp'
}

/** Pictures of the demo catalogue have no record. */
async function hasPicture(db: mongo.Db, file: string): Promise<boolean> {
  const id = parsePictureId(`/media/${file}`) ?? ''
  if (!isUpload(id)) return true
  const record = await db.collection<{ _id: string }>('pictures').findOne({ _id: id })
  return record !== null
}

/** The files of prescriptions that are neither incomplete nor being deleted. */
async function* listPrescriptions(db: mongo.Db): AsyncGenerator<string> {
  const prescriptions = db.collection<{ file: string; state: string }>('prescriptions')
  for await (const { file } of prescriptions.find({ state: 'STORED' })) {
    if (PRESCRIPTIONS.isOwn(file)) yield file
  }
}
