import { styled } from 'styled-components'
import { Picture, type PictureSource } from '../../../ui/content/Picture.tsx'
import { color, radius, space } from '../../../ui/theme.ts'
import type { EntryValue } from './entry.ts'

/** Shows a field's value. */
export function ShownValue({ value }: { value: EntryValue }) {
  const values = listValues(value)
  if (values.length === 0) return <Nothing>empty</Nothing>
  return (
    <Root>
      {values.map((one, index) =>
        typeof one === 'string' ? (
          <Text key={index}>{one}</Text>
        ) : (
          <Thumbnail key={index}>
            <Picture image={one} alt={`Image ${index + 1}`} sizes="56px" side={56} />
          </Thumbnail>
        ),
      )}
    </Root>
  )
}

function listValues(value: EntryValue): (string | PictureSource)[] {
  if (value === null || value === '') return []
  if (typeof value === 'string' || 'url' in value) return [value]
  return value.map((part) => {
    if ('url' in part) return part
    if ('percent' in part) return [`${part.percent}%`, part.from].filter(Boolean).join(' from ')
    return part.value === undefined ? part.name : `${part.name}: ${part.value}`
  })
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
`

const Text = styled.span`
  max-height: 8lh;
  overflow-y: auto;
  white-space: pre-line;

  &:not(:last-child)::after {
    content: ',';
  }
`

const Thumbnail = styled.span`
  width: 56px;
  height: 56px;
  overflow: hidden;
  background: ${color.sunken};
  border-radius: ${radius.small};
`

const Nothing = styled.em`
  color: ${color.inkFaint};
`
