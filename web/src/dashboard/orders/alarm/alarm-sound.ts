import { attempt } from '../../../lib/attempt.ts'

/**
 * The sound repeats after this many seconds. The audio itself loops, because browsers slow down timers in hidden tabs.
 */
const LOOP_SECONDS = 4
/** The sound's two tones: when each begins in seconds, and its frequency in hertz. */
const TONES = [
  [0, 880],
  [0.25, 1175],
] as const
const TONE_SECONDS = 0.5
/** How fast a tone fades. */
const DECAY = 8

/** Whether the sound can be heard: browsers play nothing before somebody has clicked on the page or typed. */
export type Readiness = 'ready' | 'waits' | 'unavailable'

export interface AlarmSound {
  readiness: () => Readiness
  /** Repeats the sound until `stop`. Further calls change the volume, from 1 to 100. */
  ring: (volume: number) => void
  /** Plays it once. */
  test: (volume: number) => void
  stop: () => void
  /** Stops for good. */
  close: () => void
}

/** Creates the sound for new orders. `onReady` is called soon, and when the browser's readiness changes. */
export function createAlarmSound(onReady: () => void): AlarmSound {
  const context = attempt(() => new AudioContext(), null)
  const gain = context?.createGain()
  let ringing: AudioBufferSourceNode | null = null
  if (context && gain) {
    gain.connect(context.destination)
    context.onstatechange = onReady
  }
  queueMicrotask(onReady)
  const wake = () => void context?.resume().catch(() => undefined)
  for (const event of GESTURES) window.addEventListener(event, wake)

  const play = (volume: number, loop: boolean) => {
    if (!context || !gain) return null
    gain.gain.value = volume / 100
    const source = context.createBufferSource()
    source.buffer = renderSound(context)
    source.loop = loop
    source.connect(gain)
    source.start()
    return source
  }
  const stop = () => {
    ringing?.stop()
    ringing = null
  }
  return {
    readiness: () => (context ? (context.state === 'running' ? 'ready' : 'waits') : 'unavailable'),
    ring(volume) {
      if (ringing && gain) gain.gain.value = volume / 100
      else ringing = play(volume, true)
    },
    test(volume) {
      wake()
      play(volume, false)
    },
    stop,
    close() {
      stop()
      for (const event of GESTURES) window.removeEventListener(event, wake)
      void context?.close().catch(() => undefined)
    },
  }
}

const GESTURES = ['pointerdown', 'keydown']

/** Renders the sound and the silence after it. */
function renderSound(context: AudioContext): AudioBuffer {
  const { sampleRate } = context
  const buffer = context.createBuffer(1, LOOP_SECONDS * sampleRate, sampleRate)
  const samples = buffer.getChannelData(0)
  for (const [start, frequency] of TONES) {
    const first = Math.round(start * sampleRate)
    for (let n = 0; n < TONE_SECONDS * sampleRate; n += 1) {
      const time = n / sampleRate
      const sample = Math.sin(2 * Math.PI * frequency * time) * Math.exp(-DECAY * time)
      samples[first + n] = (samples[first + n] ?? 0) + sample / 2
    }
  }
  return buffer
}
