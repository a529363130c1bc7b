import { useCallback, useState } from 'react'
import { useAbortable } from '../../shared/use-abortable.ts'
import { useRequestError } from '../../shared/use-login-redirect.ts'
import { toFileKey } from '../../lib/submission-key.ts'
import { useUploadAvatarMutation } from './ProfileMutations.generated.ts'

interface UploadEvents {
  onDone: () => void
  /** Called when the upload was rejected, or failed. */
  onProblem: (message: string) => void
}

/** Uploads the viewer's image. Stops on `stop` and when the component unmounts. */
export function useUploadAvatar({ onDone, onProblem }: UploadEvents) {
  const upload = useUploadAvatarMutation()
  const handleError = useRequestError()
  /** The fraction sent, from 0 to 1; null while nothing is uploading. */
  const [progress, setProgress] = useState<number | null>(null)
  const uploads = useAbortable<'avatar'>()
  const { stop } = uploads

  const start = async (file: File) => {
    const signal = uploads.start('avatar')
    setProgress(0)
    try {
      const { userErrors } = await upload(
        { file, idempotencyKey: toFileKey(file) },
        { fetchOptions: { signal }, onUploadProgress: setProgress },
      )
      const [error] = userErrors
      if (error) onProblem(error.message)
      else onDone()
    } catch (error) {
      handleError(error, (message) => signal.aborted || onProblem(message))
    } finally {
      setProgress(null)
    }
  }
  return { progress, start, stop: useCallback(() => stop('avatar'), [stop]) }
}
