import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parsePictureId } from '../../lib/pictures.ts'
import type { DiskStorage } from '../../uploads/disk-storage.ts'
import type { ObjectStorage } from '../../uploads/object-storage.ts'
import { CONTENT_HEADERS, serveObjects } from './media-objects.ts'

/** Serves only images, in the same way from a disk and from an object store. */
export async function serveMedia(
  app: FastifyInstance,
  pictures: DiskStorage | ObjectStorage,
): Promise<void> {
  if ('folder' in pictures) await serveFolder(app, pictures.folder)
  else serveObjects(app, pictures)
}

/** Clients may cache a file forever, because it never changes under its name. */
async function serveFolder(app: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await app.register(fastifyStatic, {
    root: resolve(folder),
    prefix: '/media/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => parsePictureId(`/media${path}`) !== null,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    setHeaders(response) {
      for (const [name, value] of Object.entries(CONTENT_HEADERS)) response.setHeader(name, value)
    },
  })
}
