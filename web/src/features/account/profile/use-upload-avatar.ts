import { useCallback, useEffect, useRef, useState } from 'react'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import { useUploadAvatarMutation } from '../../../apollo/generated.ts'
import { refusalsOf } from '../refusal.ts'

interface UploadEvents {
  onDone: () => void
  /** It was refused, or did not get through. */
  onProblem: (message: string) => void
}

/** Uploads a picture of the viewer. It stops when it is told to, and when whoever waits for it goes away. */
export function useUploadAvatar({ onDone, onProblem }: UploadEvents) {
  const [send] = useUploadAvatarMutation()
  /** The part that has left, from 0 to 1; null while nothing is on its way. */
  const [progress, setProgress] = useState<number | null>(null)
  const stopper = useRef<AbortController>(null)
  const stop = useCallback(() => stopper.current?.abort(), [])
  useEffect(() => stop, [stop])

  const start = async (file: File) => {
    const controller = new AbortController()
    const { signal } = controller
    stopper.current = controller
    setProgress(0)
    try {
      const { data } = await send({
        variables: { input: { file } },
        context: { fetchOptions: { signal }, onUploadProgress: setProgress },
      })
      const [refusal] = refusalsOf(data?.uploadAvatar)
      if (refusal) onProblem(refusal.message)
      else onDone()
    } catch (error) {
      if (!signal.aborted) onProblem(toErrorMessage(error))
    } finally {
      setProgress(null)
    }
  }
  return { progress, start, stop }
}
