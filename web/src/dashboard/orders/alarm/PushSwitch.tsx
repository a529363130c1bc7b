import { Row } from './alarm-parts.ts'
import type { PushState } from './push.ts'
import { usePush } from './use-push.ts'

const explanations: Record<PushState, string> = {
  unsupported: 'This browser can’t notify you while no page is open.',
  'needs-home-screen':
    'On an iPhone or iPad, first add the shop to the home screen: open the share menu, choose “Add to Home Screen”, and open the dashboard from there.',
  blocked: 'Your browser blocks notifications. Please allow them in its settings.',
  off: 'Also works on a locked phone, and when the dashboard is closed.',
  on: 'New orders notify this device until you log out here. Notifications repeat each minute until the orders are seen.',
}

/** Turns on notifications that arrive while the dashboard is closed. */
export function PushSwitch() {
  const { state, isBusy, problem, change } = usePush()
  const isPossible = state === 'on' || state === 'off'
  return (
    <div>
      <Row>
        <input
          type="checkbox"
          checked={state === 'on'}
          disabled={!isPossible || isBusy}
          onChange={({ target }) => void change(target.checked)}
        />
        Notify this device when the dashboard is closed
      </Row>
      <p role="status">{state && explanations[state]}</p>
      {problem !== '' && <p role="alert">{problem}</p>}
    </div>
  )
}
