import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatCount } from '../../../lib/text/format-count.ts'
import { readAlarmSettings, storeAlarmSettings, type AlarmSettings } from './alarm-settings.ts'
import { type AlarmSound, createAlarmSound, type Readiness } from './alarm-sound.ts'
import { ringInOneTab } from './follow-unseen.ts'
import { notify } from './notify.ts'
import type { UnseenOrder } from './use-unseen-orders.ts'

interface Alarm {
  sound: AlarmSound | null
  readiness: Readiness
}

/** Rings while there are unseen orders, with this browser's settings. */
export function useAlarm(orders: readonly UnseenOrder[]) {
  const [settings, setSettings] = useState(readAlarmSettings)
  const [{ sound, readiness }, setAlarm] = useState<Alarm>({ sound: null, readiness: 'waits' })
  useEffect(() => {
    const created = createAlarmSound(() =>
      setAlarm({ sound: created, readiness: created.readiness() }),
    )
    return () => created.close()
  }, [])
  const isRinging = orders.length > 0 && settings.isOn && readiness === 'ready'
  const { volume } = settings
  useEffect(() => {
    if (!isRinging || !sound) return undefined
    const leave = ringInOneTab(() => sound.ring(volume))
    return () => {
      leave()
      sound.stop()
    }
  }, [isRinging, sound, volume])
  useNotifications(orders, settings.notifies)
  const change = (changes: Partial<AlarmSettings>) => {
    const next = { ...settings, ...changes }
    setSettings(next)
    storeAlarmSettings(next)
  }
  return { settings, change, readiness, test: () => sound?.test(volume) }
}

/** Shows a notification when unseen orders are added. */
function useNotifications(orders: readonly UnseenOrder[], isWanted: boolean) {
  const previous = useRef(new Set<string>())
  const report = useEffectEvent(() => {
    const added = orders.filter(({ id }) => !previous.current.has(id))
    previous.current = new Set(orders.map(({ id }) => id))
    if (isWanted && added.length > 0) notify(formatCount(orders.length, 'new order'))
  })
  useEffect(() => report(), [orders])
}
