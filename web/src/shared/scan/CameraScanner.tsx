import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { color, radius, space } from '../../ui/theme.ts'
import { createDetector } from './barcode-detector.ts'

/** The time between two looks at the camera's image. */
const INTERVAL_MS = 200

type State = 'starting' | 'scanning' | 'blocked' | 'missing'

const messages: Record<State, string> = {
  starting: 'Starting the camera …',
  scanning: 'Hold the barcode in front of the camera.',
  blocked: 'Your browser blocks the camera. Please allow it in its settings.',
  missing: 'This device has no camera that can be used.',
}

/**
 * Shows the camera's image, and reports each barcode once until another one, or none, is in the image. Render it
 * only where `canScan()` is true.
 */
export function CameraScanner({ onCode }: { onCode: (code: string) => void }) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<State>('starting')
  const report = useEffectEvent(onCode)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    openCamera(videoRef.current, signal).then(
      (video) => {
        if (!video) return
        setState('scanning')
        watch(video, (code) => report(code), signal)
      },
      (error: unknown) => {
        if (signal.aborted) return
        const isBlocked = error instanceof DOMException && error.name === 'NotAllowedError'
        setState(isBlocked ? 'blocked' : 'missing')
      },
    )
    return () => leaving.abort()
  }, [])
  return (
    <div>
      <Video ref={videoRef} muted playsInline aria-hidden $isShown={state === 'scanning'} />
      <p role="status">{messages[state]}</p>
    </div>
  )
}

/** Starts the camera until the signal. Null if the signal came first. */
async function openCamera(video: HTMLVideoElement | null, signal: AbortSignal) {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  signal.addEventListener('abort', stop)
  if (!video || signal.aborted) {
    stop()
    return null
  }
  video.srcObject = stream
  await video.play()
  return video
}

function watch(video: HTMLVideoElement, onCode: (code: string) => void, signal: AbortSignal) {
  const detector = createDetector()
  let last = ''
  let isBusy = false
  const look = async () => {
    if (!detector || isBusy) return
    isBusy = true
    // A image that can't be read is skipped.
    const found = await detector.detect(video).catch(() => [])
    isBusy = false
    const code = found[0]?.rawValue ?? ''
    if (code !== '' && code !== last && !signal.aborted) onCode(code)
    last = code
  }
  const timer = setInterval(() => void look(), INTERVAL_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}

const Video = styled.video<{ $isShown: boolean }>`
  display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};
  width: 100%;
  aspect-ratio: 4 / 3;
  margin-bottom: ${space[3]};
  object-fit: cover;
  background: ${color.night};
  border-radius: ${radius.medium};
`
