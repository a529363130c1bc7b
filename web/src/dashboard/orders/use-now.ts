import { useState } from 'react'
import { getStoreTime } from '../../lib/store-time.ts'
import { usePolling } from '../../ui/dashboard/use-polling.ts'

const AGE_INTERVAL_MS = 30_000

/** Returns the current time, updated twice a minute. */
export function useNow(): number {
  const [now, setNow] = useState(getStoreTime)
  usePolling(() => setNow(getStoreTime()), AGE_INTERVAL_MS)
  return now
}
