import { checkDocuments } from '../dump/dump-documents.ts'
import { checkDumpedFiles } from '../dump/dump-files.ts'
import { listDumpedFiles } from '../dump/dump-kinds.ts'
import type { Manifest } from '../dump/dump-manifest.ts'
import type { DumpOptions } from '../dump/dump.ts'

/** Sizes in bytes. */
export interface DumpSize {
  documents: number
  files: number
}

/** Reads the whole dump, and throws with the name of the first file that differs from the dumped one. */
export async function verifyDump(
  folder: string,
  manifest: Manifest,
  { onProgress = () => {}, ...storages }: Omit<DumpOptions, 'dataFolderId'>,
): Promise<DumpSize> {
  const size = { documents: 0, files: 0 }
  const { collections } = manifest
  for (const [done, collection] of collections.entries()) {
    size.documents += await checkDocuments(folder, manifest, collection)
    onProgress('Checking the dump', done + 1, collections.length)
  }
  for (const { kind, files } of listDumpedFiles(manifest, storages)) {
    size.files += await checkDumpedFiles(kind, { folder, manifest, files })
  }
  return size
}
