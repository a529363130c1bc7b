import { useEffect, useState } from 'react'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import {
  usePushKeyQuery,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} from './Push.generated.ts'
import { type PushState, readPushState, subscribeDevice, unsubscribeDevice } from './push.ts'

const FAILED = 'This browser couldn’t turn on notifications. Please check your connection.'

/** Turns this device's notifications on and off. The state is null while it is unknown. */
export function usePush() {
  const { data, error: keyError } = usePushKeyQuery()
  const subscribe = useSubscribeToPushMutation()
  const unsubscribe = useUnsubscribeFromPushMutation()
  const [state, setState] = useState<PushState | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const key = data?.pushKey
  useEffect(() => {
    if (key) readPushState(key).then(setState, () => setState('unsupported'))
  }, [key])

  /** Returns a sentence if it failed. */
  const turnOn = async (serverKey: string) => {
    const device = await subscribeDevice(serverKey)
    if (!device) return ''
    const { userErrors } = await subscribe(device)
    if (userErrors.length > 0) await unsubscribeDevice()
    return userErrors[0]?.message ?? ''
  }
  const turnOff = async () => {
    const endpoint = await unsubscribeDevice()
    if (endpoint) await unsubscribe({ endpoint })
    return ''
  }
  const change = async (isWanted: boolean) => {
    if (!key) return
    setIsBusy(true)
    setProblem(await (isWanted ? turnOn(key) : turnOff()).catch(() => FAILED))
    setState(await readPushState(key))
    setIsBusy(false)
  }
  return { state, isBusy, problem: keyError ? toErrorMessage(keyError) : problem, change }
}
