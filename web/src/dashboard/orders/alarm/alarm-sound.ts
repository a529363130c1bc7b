import { attempt } from '../../../lib/attempt.ts'

/**
 * The sound repeats after this many seconds. The audio itself loops, because browsers slow down timers in hidden tabs.
 */
const LOOP_SECONDS = 4
/** When a tone begins in seconds, its frequency in hertz, and how long it is in seconds. */
export type Tone = readonly [start: number, frequency: number, seconds: number]

const TONES: readonly Tone[] = [
  [0, 880, 0.5],
  [0.25, 1175, 0.5],
]
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
    source.buffer = renderTones(context, TONES, LOOP_SECONDS)
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

/** Renders tones and the silence after them, in this many seconds. */
export function renderTones(
  context: AudioContext,
  tones: readonly Tone[],
  length: number,
): AudioBuffer {
  const { sampleRate } = context
  const buffer = context.createBuffer(1, length * sampleRate, sampleRate)
  const samples = buffer.getChannelData(0)
  for (const [start, frequency, seconds] of tones) {
    const first = Math.round(start * sampleRate)
    for (let n = 0; n < seconds * sampleRate; n += 1) {
      const time = n / sampleRate
      const sample = Math.sin(2 * Math.PI * frequency * time) * Math.exp(-DECAY * time)
      samples[first + n] = (samples[first + n] ?? 0) + sample / 2
    }
  }
  return buffer
}
