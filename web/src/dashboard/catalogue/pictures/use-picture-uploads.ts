import { useState } from 'react'
import { useAbortable } from '../../../shared/use-abortable.ts'
import { useRequestError } from '../../../shared/use-login-redirect.ts'
import { useUploadPictureMutation } from './UploadPicture.generated.ts'
import { toFileKey } from '../../../lib/submission-key.ts'
import type { PictureSource } from '../../../ui/content/Picture.tsx'
import { toast } from '../../../ui/toast/toast.ts'

/** An image that has been uploaded. */
interface StoredPicture {
  key: number
  image: PictureSource
}

/** An image that is uploading. */
interface PendingPicture {
  key: number
  image: null
  file: File
  /** The share that has been sent, from 0 to 1. */
  progress: number
  /** Why the upload failed. */
  problem: string | null
}

export type FormPicture = StoredPicture | PendingPicture

export interface PictureUploads {
  pictures: readonly FormPicture[]
  /** The uploaded images, in order. */
  images: readonly PictureSource[]
  /** Why the form can't be submitted yet; null if every image is uploaded. */
  problem: string | null
  /**
   * Uploads files in parallel. With `max` 1, a new file replaces the old one; otherwise, files beyond `max` are
   * dropped.
   */
  add: (files: readonly File[]) => void
  retry: (picture: PendingPicture) => void
  remove: (key: number) => void
  max: number
}

let lastKey = 0

const toStored = (image: PictureSource): StoredPicture => ({ key: ++lastKey, image })
const toPending = (file: File): PendingPicture => ({
  key: ++lastKey,
  image: null,
  file,
  progress: 0,
  problem: null,
})

/** Manages a form's uploaded and uploading images. Unmounting aborts the uploads. */
export function usePictureUploads(start: readonly PictureSource[], max: number): PictureUploads {
  const [pictures, setPictures] = useState<readonly FormPicture[]>(() => start.map(toStored))
  const change = (key: number, next: (picture: PendingPicture) => FormPicture) =>
    setPictures((before) =>
      before.map((one) => (one.key === key && one.image === null ? next(one) : one)),
    )
  const { send, stop } = useUpload(change)

  const add = (files: readonly File[]) => {
    const pending = files.slice(0, max === 1 ? 1 : max - pictures.length).map(toPending)
    if (pending.length < files.length) toast.error(formatLimit(max))
    if (max === 1) for (const { key } of pictures) stop(key)
    setPictures((before) => (max === 1 ? pending : [...before, ...pending]))
    for (const picture of pending) void send(picture)
  }
  return {
    pictures,
    images: pictures.flatMap(({ image }) => image ?? []),
    problem: findProblem(pictures),
    add,
    max,
    retry: (picture) => {
      change(picture.key, (one) => ({ ...one, progress: 0, problem: null }))
      void send(picture)
    },
    remove: (key) => {
      stop(key)
      setPictures((before) => before.filter((one) => one.key !== key))
    },
  }
}

const formatLimit = (max: number) =>
  max === 1 ? 'Please choose one image.' : `You can add up to ${max} images.`

function findProblem(pictures: readonly FormPicture[]): string | null {
  const pending = pictures.filter((picture) => picture.image === null)
  if (pending.length === 0) return null
  return pending.some(({ problem }) => problem !== null)
    ? 'We couldn’t upload an image. Try again, or remove it.'
    : 'Please wait until the upload is complete.'
}

function useUpload(change: (key: number, next: (one: PendingPicture) => FormPicture) => void) {
  const upload = useUploadPictureMutation({ fetchPolicy: 'no-cache' })
  const handleError = useRequestError()
  const { start, stop } = useAbortable<number>()

  const send = async ({ key, file }: PendingPicture) => {
    const onUploadProgress = (progress: number) => change(key, (one) => ({ ...one, progress }))
    const context = { fetchOptions: { signal: start(key) }, onUploadProgress }
    try {
      const { picture, userErrors } = await upload(
        { file, idempotencyKey: toFileKey(file) },
        context,
      )
      const problem = userErrors.map(({ message }) => message).join(' ')
      change(key, (one) => (picture ? { key, image: picture.image } : { ...one, problem }))
    } catch (error) {
      handleError(error, (problem) => change(key, (one) => ({ ...one, problem })))
    }
  }
  return { send, stop }
}
