import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createDetector } from './barcode-detector.ts'

const LOOK_MS = 200
/** A pack stays in the image for a while. After this time without it, the next one with its code counts. */
const GONE_MS = 1500

/** Shows the camera in a video element, and calls `onScan` with each barcode that comes into the image. */
export function useCamera(onScan: (text: string) => void) {
  const ref = useRef<HTMLVideoElement>(null)
  const [error, setError] = useState<string | null>(null)
  const report = useEffectEvent(onScan)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const video = ref.current
    if (video) {
      watch(video, signal, (text) => report(text)).catch((reason: unknown) => {
        if (!signal.aborted) setError(describeCameraError(reason))
      })
    }
    return () => leaving.abort()
  }, [])
  return { ref, error }
}

/** Reads barcodes until the signal aborts, and then stops the camera. */
async function watch(video: HTMLVideoElement, signal: AbortSignal, onScan: (text: string) => void) {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  signal.addEventListener('abort', stop)
  if (signal.aborted) {
    stop()
    return
  }
  video.srcObject = stream
  await video.play()
  const detector = createDetector()
  let last = { text: '', at: 0 }
  // The signal aborts in the meantime.
  const isWatching = () => !signal.aborted
  while (detector && isWatching()) {
    const [code] = await detector.detect(video).catch(() => [])
    const now = performance.now()
    if (code) {
      const isNew = code.rawValue !== last.text || now - last.at > GONE_MS
      last = { text: code.rawValue, at: now }
      if (isNew) onScan(code.rawValue)
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** Describes why the camera can't be used. */
export function describeCameraError(reason: unknown): string {
  const name = reason instanceof DOMException ? reason.name : ''
  if (name === 'NotAllowedError') {
    return 'Your browser blocks the camera. Please allow it in your browser’s settings.'
  }
  if (name === 'NotFoundError') return 'This device has no camera.'
  return 'The camera can’t be started. Please close other apps that use it.'
}
