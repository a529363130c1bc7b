import { attempt } from '../../../lib/attempt.ts'
import { readAlarmSettings } from '../alarm/alarm-settings.ts'
import { renderTones, type Tone } from '../alarm/alarm-sound.ts'

/** A short high tone, and two long low ones. */
const SOUNDS = {
  right: [[0, 1319, 0.12]],
  wrong: [
    [0, 196, 0.3],
    [0.35, 165, 0.45],
  ],
} as const satisfies Record<string, readonly Tone[]>

export type PackSound = keyof typeof SOUNDS

/**
 * Creates the sounds for right and wrong products, with the volume of this device's alarm. They are silent if its sound
 * is off, or if the browser plays nothing.
 */
export function createPackSounds() {
  let context: AudioContext | null = null
  return {
    play(sound: PackSound) {
      const { isOn, volume } = readAlarmSettings()
      if (!isOn) return
      attempt(() => {
        context ??= new AudioContext()
        void context.resume().catch(() => undefined)
        const gain = context.createGain()
        gain.gain.value = volume / 100
        gain.connect(context.destination)
        const source = context.createBufferSource()
        source.buffer = renderTones(context, SOUNDS[sound], 1)
        source.connect(gain)
        source.start()
      }, undefined)
    },
    close: () => void context?.close().catch(() => undefined),
  }
}
