import { Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { TextAreaField } from '../../../ui/forms/Field.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { space } from '../../../ui/theme.ts'
import type { Detail } from './product-entry.ts'

interface DetailFieldsProps {
  details: readonly Detail[]
  /** `field` is the server's name for the changed field. */
  onChange: (details: readonly Detail[], field: string) => void
  getError: (field: string) => string | undefined
}

/** The added fields as free text. */
export function DetailFields({ details, onChange, getError }: DetailFieldsProps) {
  return details.map(({ name, value }, index) => {
    const field = `details.${index}.value`
    return (
      <Row key={name}>
        <TextAreaField
          label={name}
          rows={1}
          value={value}
          error={getError(field) ?? getError(`details.${index}.name`)}
          onChange={({ target }) =>
            onChange(
              details.map((one, place) => (place === index ? { name, value: target.value } : one)),
              field,
            )
          }
          required
        />
        <IconButton
          label={`Remove ${name}`}
          onClick={() =>
            onChange(
              details.filter((_, place) => place !== index),
              field,
            )
          }
        >
          <Trash2 size={18} />
        </IconButton>
      </Row>
    )
  })
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[1]};

  > button {
    margin-top: ${space[6]};
  }
`
