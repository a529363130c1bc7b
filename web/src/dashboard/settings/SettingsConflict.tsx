import { styled } from 'styled-components'
import { Button } from '../../ui/buttons/Button.tsx'
import { ChangeNotice } from '../../ui/content/ChangeNotice.tsx'
import { Card } from '../../ui/layout/Card.ts'
import { color, font, space } from '../../ui/theme.ts'
import { settingFields } from './setting-fields.generated.ts'
import {
  describeValue,
  listChanged,
  type SettingName,
  type SettingValues,
} from './setting-values.ts'

interface SettingsConflictProps {
  /** The values in the form. */
  mine: SettingValues
  /** The values that a colleague has saved in the meantime. */
  theirs: SettingValues
  onTake: (name: SettingName) => void
}

/** Shows both values of each setting that the form would overwrite. */
export function SettingsConflict({ mine, theirs, onTake }: SettingsConflictProps) {
  const differing = listChanged(mine, theirs)
  return (
    <>
      <ChangeNotice>
        A colleague has saved settings since you opened this page. Nothing of yours was saved yet.
      </ChangeNotice>
      {differing.map((name) => (
        <Card key={name}>
          <Name>{settingFields[name].label}</Name>
          <Values>
            <dt>Saved</dt>
            <dd>{describeValue(theirs, name) || 'Empty'}</dd>
            <dt>Yours</dt>
            <dd>{describeValue(mine, name) || 'Empty'}</dd>
          </Values>
          <Button variant="secondary" onClick={() => onTake(name)}>
            Use the saved value
          </Button>
        </Card>
      ))}
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
