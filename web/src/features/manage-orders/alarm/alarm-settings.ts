const KEY = 'kirana.newOrderAlarm'

/** How this browser reports new orders. */
export interface AlarmSettings {
  isOn: boolean
  /** 1 to 100. */
  volume: number
  /** Whether new orders are also shown as notifications of the browser. */
  notifies: boolean
}

const DEFAULTS: AlarmSettings = { isOn: true, volume: 70, notifies: false }

/** The stored settings, or the defaults where there are none or storage is blocked. */
export function readAlarmSettings(): AlarmSettings {
  try {
    return toSettings(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return DEFAULTS
  }
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

/** Stores settings; without storage, they last until the page is closed. */
export function storeAlarmSettings(settings: AlarmSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Storage is blocked or full.
  }
}
