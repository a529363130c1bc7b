import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/buttons/Button.tsx'
import { color, font, radius, space } from '../../../ui/theme.ts'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { Stack } from '../../../ui/layout/Stack.ts'
import { ShownValue } from './ShownValue.tsx'
import { type FormEntry, isSame } from './entry.ts'

interface EditConflictProps<Entry> {
  /** The kind of record, such as 'category'. */
  what: string
  labels: Record<keyof Entry, string>
  /** The entry as it was loaded. Omitted when every field was entered. */
  original?: Entry
  mine: Entry
  current: Entry
  takeTheirs: () => void
  keepMine: () => void
}

/** Shows both versions of a record that someone else has changed, and asks which one to continue with. */
export function EditConflict<Entry extends FormEntry<Entry>>(props: EditConflictProps<Entry>) {
  const { what, labels, original, mine, current, takeTheirs, keepMine } = props
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const fields: (keyof Entry)[] = []
  for (const name in labels) if (!isSame(mine[name], current[name])) fields.push(name)
  return (
    <Stack>
      <Lead
        ref={ref}
        tabIndex={-1}
        role="alert"
      >{`Someone else changed this ${what} while you were editing. Your changes aren’t saved yet.`}</Lead>
      {fields.map((name) => (
        <Field key={String(name)} aria-label={labels[name]} role="group">
          <strong>{labels[name]}</strong>
          <dl>
            <dt>{original && isSame(original[name], mine[name]) ? 'You saw' : 'You entered'}</dt>
            <dd>
              <ShownValue value={mine[name]} />
            </dd>
            <dt>Current</dt>
            <dd>
              <ShownValue value={current[name]} />
            </dd>
          </dl>
        </Field>
      ))}
      <Actions>
        <Button variant="secondary" onClick={takeTheirs}>
          Use theirs
        </Button>
        <Button onClick={keepMine}>Keep mine</Button>
      </Actions>
      <SmallText>
        Fields you didn’t change are updated either way. Nothing is saved until you submit the form.
      </SmallText>
    </Stack>
  )
}

const Lead = styled.p`
  padding: ${space[3]} ${space[4]};
  background: ${color.highlightWash};
  border-radius: ${radius.medium};
  color: ${color.onHighlight};
  font-weight: ${font.medium};
  outline: none;
`

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};

  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    grid-auto-flow: column;
    gap: ${space[1]} ${space[4]};
  }

  dt {
    color: ${color.inkSoft};
    font-size: ${font.small};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  > * {
    flex: 1 1 180px;
  }
`
