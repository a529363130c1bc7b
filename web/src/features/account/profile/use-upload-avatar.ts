import { useCallback, useEffect, useRef, useState } from 'react'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import { useUploadAvatarMutation } from './ProfileMutations.generated.ts'

interface UploadEvents {
  onDone: () => void
  /** The upload was rejected, or failed. */
  onProblem: (message: string) => void
}

/** Uploads the viewer's picture. Stops on `stop` and when the component unmounts. */
export function useUploadAvatar({ onDone, onProblem }: UploadEvents) {
  const upload = useUploadAvatarMutation()
  /** The part that has been sent, from 0 to 1; null while nothing is uploading. */
  const [progress, setProgress] = useState<number | null>(null)
  const uploading = useRef<AbortController>(null)
  const stop = useCallback(() => uploading.current?.abort(), [])
  useEffect(() => stop, [stop])

  const start = async (file: File) => {
    const controller = new AbortController()
    const { signal } = controller
    uploading.current = controller
    setProgress(0)
    try {
      const { userErrors } = await upload(
        { file },
        { fetchOptions: { signal }, onUploadProgress: setProgress },
      )
      const [error] = userErrors
      if (error) onProblem(error.message)
      else onDone()
    } catch (error) {
      if (!signal.aborted) onProblem(toErrorMessage(error))
    } finally {
      setProgress(null)
    }
  }
  return { progress, start, stop }
}
