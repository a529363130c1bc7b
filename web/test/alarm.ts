import { vi } from 'vitest'

interface Source {
  loop: boolean
}

/** Replaces the browser's audio, which plays only after `resume`. */
export class FakeAudio {
  /** The sounds that are playing now. */
  static ringing: Source[] = []
  state = 'suspended'
  destination = {}
  sampleRate = 100
  onstatechange: (() => void) | null = null

  static install(): void {
    FakeAudio.ringing = []
    vi.stubGlobal('AudioContext', FakeAudio)
  }

  static refuse(): void {
    vi.stubGlobal('AudioContext', () => {
      throw new Error('refused')
    })
  }

  resume(): Promise<void> {
    if (this.state !== 'running') {
      this.state = 'running'
      this.onstatechange?.()
    }
    return Promise.resolve()
  }

  close(): Promise<void> {
    return Promise.resolve()
  }

  createGain() {
    return { gain: { value: 1 }, connect: () => undefined }
  }

  createBuffer(_channels: number, length: number) {
    const samples = new Float32Array(length)
    return { getChannelData: () => samples }
  }

  createBufferSource() {
    const playing = { loop: false }
    const source = {
      buffer: null,
      loop: false,
      connect: () => undefined,
      start() {
        playing.loop = source.loop
        FakeAudio.ringing.push(playing)
      },
      stop() {
        FakeAudio.ringing = FakeAudio.ringing.filter((each) => each !== playing)
      },
    }
    return source
  }
}

/** Replaces the browser's notifications, which the user allows or denies. */
export function fakeNotifications(permission: 'granted' | 'denied') {
  const shown: string[] = []
  class FakeNotification {
    onclick: (() => void) | null = null
    constructor(title: string) {
      shown.push(title)
    }
    static requestPermission() {
      return Promise.resolve(permission)
    }
    close() {
      return undefined
    }
  }
  vi.stubGlobal('Notification', FakeNotification)
  return { shown }
}
