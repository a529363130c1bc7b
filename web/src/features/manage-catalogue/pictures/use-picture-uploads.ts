import { useCallback, useEffect, useRef, useState } from 'react'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import { useUploadPictureMutation } from '../../../apollo/manage-forms.generated.ts'
import type { PictureSource } from '../../../ui/Picture.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { payloadOf } from '../use-ask.ts'

/** A picture that the store holds. */
interface StoredPicture {
  key: number
  image: PictureSource
}

/** A picture on its way to the store. */
interface PendingPicture {
  key: number
  image: null
  file: File
  /** The part that has left, from 0 to 1. */
  progress: number
  /** Why it did not get there. */
  problem: string | null
}

export type FormPicture = StoredPicture | PendingPicture

export interface PictureUploads {
  pictures: readonly FormPicture[]
  /** Those that the store holds, in their order. */
  images: readonly PictureSource[]
  /** Sends files, all at once; beyond `max`, the newest take the place of the oldest where it is 1, else none. */
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

/** The pictures of a form: what the store holds, and what is on its way there. Whoever goes away stops the latter. */
export function usePictureUploads(start: readonly PictureSource[], max: number): PictureUploads {
  const [pictures, setPictures] = useState<readonly FormPicture[]>(() => start.map(toStored))
  const change = (key: number, next: (picture: PendingPicture) => FormPicture) =>
    setPictures((before) =>
      before.map((one) => (one.key === key && one.image === null ? next(one) : one)),
    )
  const { send, stop } = useSending(change)

  const add = (files: readonly File[]) => {
    const coming = files.slice(0, max === 1 ? 1 : max - pictures.length).map(toPending)
    if (coming.length < files.length) toast.error(tooMany(max))
    if (max === 1) for (const { key } of pictures) stop(key)
    setPictures((before) => (max === 1 ? coming : [...before, ...coming]))
    for (const picture of coming) void send(picture)
  }
  return {
    pictures,
    images: pictures.flatMap(({ image }) => image ?? []),
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

const tooMany = (max: number) =>
  max === 1 ? 'Please choose one picture.' : `There can be at most ${max} pictures.`

function useSending(change: (key: number, next: (one: PendingPicture) => FormPicture) => void) {
  const [upload] = useUploadPictureMutation({ fetchPolicy: 'no-cache' })
  const stoppers = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const { current } = stoppers
    return () => {
      for (const stopper of current.values()) stopper.abort()
    }
  }, [])

  const send = async ({ key, file }: PendingPicture) => {
    const stopper = new AbortController()
    stoppers.current.set(key, stopper)
    const onUploadProgress = (progress: number) => change(key, (one) => ({ ...one, progress }))
    const context = { fetchOptions: { signal: stopper.signal }, onUploadProgress }
    try {
      const { data } = await upload({ variables: { input: { file } }, context })
      const { picture, userErrors } = payloadOf(data?.uploadPicture)
      const problem = userErrors.map(({ message }) => message).join(' ')
      change(key, (one) => (picture ? { key, image: picture.image } : { ...one, problem }))
    } catch (error) {
      change(key, (one) => ({ ...one, problem: toErrorMessage(error) }))
    }
  }
  const stop = useCallback((key: number) => stoppers.current.get(key)?.abort(), [])
  return { send, stop }
}
