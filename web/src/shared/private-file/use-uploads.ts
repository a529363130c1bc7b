import { useRef, useState } from 'react'
import { useAbortable } from '../use-abortable.ts'
import { useRequestError } from '../use-login-redirect.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { toFileKey } from '../../lib/submission-key.ts'
import { toast } from '../../ui/toast/toast.ts'

/** A file that is being sent, or was not stored. */
export interface Upload {
  key: number
  file: File
  /** The fraction sent, from 0 to 1. At 1 the server processes the file. */
  part: number
  /** The reason why it was not stored. Null while it is being sent. */
  problem: string | null
  /** Whether a retry may succeed. */
  canRetry: boolean
}

/** The files that can be uploaded. */
export interface UploadKind {
  /** For messages and labels: 'prescription'. */
  noun: string
  button: string
  /** The name of the file input. */
  filesLabel: string
  hint: string
  /** The accepted types as reported by the file. The server checks the content. */
  types: readonly string[]
  typeError: string
  maxMb: number
}

/** The server's reply to an upload. */
export interface StoredUpload {
  /** Null if the file was rejected. */
  id: string | null
  userErrors: readonly { message: string }[]
}

interface UploadRules {
  upload: (
    input: { file: File; idempotencyKey: string },
    context: { fetchOptions: { signal: AbortSignal }; onUploadProgress: (part: number) => void },
  ) => Promise<StoredUpload>
  /** How many files can be added. */
  room: number
  /** The message about files beyond that number, which are not sent. */
  tooMany: string
  onUploaded: (id: string) => void
}

export type Uploads = ReturnType<typeof useUploads>

/** Uploads private files, each with a separate request. The requests end when the component unmounts. */
export function useUploads(kind: UploadKind, { room, tooMany, ...rules }: UploadRules) {
  const send = useSend(rules)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const lastKey = useRef(0)
  const pending = uploads.filter(({ problem }) => problem === null).length

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const drop = (key: number) => setUploads((before) => before.filter((one) => one.key !== key))
  const start = async (started: readonly Upload[]) => {
    const results = await Promise.all(started.map((upload) => send.start(upload, change, drop)))
    const count = results.filter(Boolean).length
    if (count > 0) toast.success(`${formatCount(count, kind.noun)} uploaded`)
  }
  return {
    kind,
    uploads,
    isBusy: pending > 0,
    add: (files: readonly File[]) => {
      let left = room - pending
      const added = files.map((file): Upload => {
        const problem = validateFile(kind, file) ?? (left > 0 ? null : tooMany)
        if (problem === null) left -= 1
        lastKey.current += 1
        return { key: lastKey.current, file, part: 0, problem, canRetry: false }
      })
      // Adding files removes the earlier files' problems.
      setUploads((before) => [...before.filter(({ problem }) => problem === null), ...added])
      void start(added.filter(({ problem }) => problem === null))
    },
    retry: (upload: Upload) => {
      change(upload.key, { part: 0, problem: null })
      void start([upload])
    },
    remove: (key: number) => {
      send.stop(key)
      drop(key)
    },
  }
}

function useSend({ upload, onUploaded }: Pick<UploadRules, 'upload' | 'onUploaded'>) {
  const handleError = useRequestError()
  const { start, stop } = useAbortable<number>()
  return {
    stop,
    /** Resolves to whether the file was stored. */
    start: async (
      { key, file }: Upload,
      change: (key: number, changes: Partial<Upload>) => void,
      drop: (key: number) => void,
    ): Promise<boolean> => {
      const signal = start(key)
      try {
        const { id, userErrors } = await upload(
          { file, idempotencyKey: toFileKey(file) },
          {
            fetchOptions: { signal },
            onUploadProgress: (part: number) => change(key, { part }),
          },
        )
        if (id === null) {
          change(key, { problem: userErrors[0]?.message ?? notStored, canRetry: true })
          return false
        }
        drop(key)
        onUploaded(id)
        return true
      } catch (error) {
        handleError(error, (problem) => {
          if (!signal.aborted) change(key, { problem, canRetry: true })
        })
        return false
      }
    },
  }
}

const notStored = 'We couldn’t save this file. Please try again.'

/** Returns why the server would reject the file, as far as the browser can check this. Some phones report no type. */
function validateFile({ types, typeError, maxMb }: UploadKind, { type, size }: File) {
  if (type !== '' && !types.includes(type)) return typeError
  return size > maxMb * 1024 * 1024 ? `This file is too large. The limit is ${maxMb} MB.` : null
}
