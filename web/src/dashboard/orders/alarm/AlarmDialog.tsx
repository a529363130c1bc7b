import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { color, size, space } from '../../../ui/theme.ts'
import type { AlarmSettings } from './alarm-settings.ts'
import type { Readiness } from './alarm-sound.ts'
import { PushSwitch } from './PushSwitch.tsx'
import { Row } from './alarm-parts.ts'
import { askToNotify } from './notify.ts'

interface AlarmDialogProps {
  settings: AlarmSettings
  readiness: Readiness
  onChange: (changes: Partial<AlarmSettings>) => void
  onTest: () => void
  onClose: () => void
}

/** Sets how this browser reports new orders. */
export function AlarmDialog({ settings, readiness, onChange, onTest, onClose }: AlarmDialogProps) {
  const { isOn, volume, notifies } = settings
  const [isRefused, setIsRefused] = useState(false)
  const setNotifies = async (requested: boolean) => {
    const isAllowed = requested && (await askToNotify())
    setIsRefused(requested && !isAllowed)
    onChange({ notifies: isAllowed })
  }
  return (
    <Modal title="New orders" isOpen onClose={onClose}>
      <Rows>
        <p>
          {readiness === 'unavailable'
            ? 'This browser can’t play sounds.'
            : 'A sound repeats until someone in the team opens or confirms the order. These settings apply to this browser only.'}
        </p>
        <Row>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => onChange({ isOn: target.checked })}
          />
          Play a sound
        </Row>
        <label>
          Volume
          <Volume
            type="range"
            min={1}
            max={100}
            value={volume}
            onChange={({ target }) => onChange({ volume: target.valueAsNumber })}
          />
        </label>
        <Row>
          <input
            type="checkbox"
            checked={notifies}
            onChange={({ target }) => void setNotifies(target.checked)}
          />
          Also show a notification while this page is in the background
        </Row>
        {isRefused && (
          <p role="alert">Your browser blocks notifications. Please allow them in its settings.</p>
        )}
        <PushSwitch />
        <Button variant="secondary" onClick={onTest}>
          Test sound
        </Button>
      </Rows>
    </Modal>
  )
}

const Rows = styled.div`
  display: grid;
  gap: ${space[4]};
  color: ${color.ink};
`

const Volume = styled.input`
  display: block;
  width: 100%;
  min-height: ${size.target};
`
