import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parsePictureId } from '../lib/pictures.ts'

/** Serves pictures only. A file never changes under its name, and nothing in it can run. */
export async function serveMedia(app: FastifyInstance, folder: string): Promise<void> {
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
      response.setHeader('content-security-policy', "default-src 'none'; sandbox")
      response.setHeader('x-content-type-options', 'nosniff')
    },
  })
}
