import { attempt } from '../../../lib/attempt.ts'
import { storage } from '../../../lib/storage.ts'

const KEY = 'kirana.newOrderAlarm'

/** How this browser reports new orders. */
export interface AlarmSettings {
  isOn: boolean
  /** 1 to 100. */
  volume: number
  /** Whether the browser also shows notifications for new orders. */
  notifies: boolean
}

const DEFAULTS: AlarmSettings = { isOn: true, volume: 70, notifies: false }

/** Returns the stored settings, or the defaults. */
export function readAlarmSettings(): AlarmSettings {
  return attempt(() => toSettings(JSON.parse(storage.read(KEY) ?? 'null')), DEFAULTS)
}

function toSettings(stored: unknown): AlarmSettings {
  if (typeof stored !== 'object' || stored === null) return DEFAULTS
  const { isOn, volume, notifies }: Partial<Record<keyof AlarmSettings, unknown>> = stored
  const isVolume = typeof volume === 'number' && volume >= 1 && volume <= 100
  return {
    isOn: typeof isOn === 'boolean' ? isOn : DEFAULTS.isOn,
    volume: isVolume ? volume : DEFAULTS.volume,
    notifies: notifies === true,
  }
}

export function storeAlarmSettings(settings: AlarmSettings): void {
  storage.write(KEY, JSON.stringify(settings))
}
