import { styled } from 'styled-components'
import { Button } from '../../ui/buttons/Button.tsx'
import { ChangeNotice } from '../../ui/content/ChangeNotice.tsx'
import { Card } from '../../ui/layout/Card.ts'
import { color, font, space } from '../../ui/theme.ts'
import { settingFields } from './setting-fields.generated.ts'
import { findKey, type SettingName } from './setting-values.ts'
import type { SettingsConflict_ConflictFragment } from './Settings.generated.ts'

interface SettingsConflictProps {
  conflicts: readonly SettingsConflict_ConflictFragment[]
  onTake: (name: SettingName) => void
}

/** Shows both values of each setting that the form would overwrite. */
export function SettingsConflict({ conflicts, onTake }: SettingsConflictProps) {
  return (
    <>
      <ChangeNotice>
        A colleague has saved settings since you opened this page. Nothing of yours was saved yet.
      </ChangeNotice>
      {conflicts.map(({ name, saved, rejected }) => {
        const setting = findKey(settingFields, name)
        return (
          setting && (
            <Card key={name}>
              <Name>{settingFields[setting].label}</Name>
              <Values>
                <dt>Saved</dt>
                <dd>{saved || 'Empty'}</dd>
                <dt>Yours</dt>
                <dd>{rejected || 'Empty'}</dd>
              </Values>
              <Button variant="secondary" onClick={() => onTake(setting)}>
                Use the saved value
              </Button>
            </Card>
          )
        )
      })}
    </>
  )
}

const Name = styled.h3`
  font-weight: ${font.semibold};
`

const Values = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[2]};

  dt {
    color: ${color.inkSoft};
  }

  dd {
    overflow-wrap: anywhere;
  }
`
