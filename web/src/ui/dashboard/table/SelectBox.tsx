import { styled } from 'styled-components'
import { color, size } from '../../theme.ts'

interface SelectBoxProps {
  /** The accessible name, such as 'Select ORD-…'. */
  label: string
  isChecked: boolean
  onToggle: () => void
}

/** A table row's checkbox. */
export function SelectBox({ label, isChecked, onToggle }: SelectBoxProps) {
  return (
    <Target>
      <input type="checkbox" aria-label={label} checked={isChecked} onChange={onToggle} />
    </Target>
  )
}

const Target = styled.label`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  cursor: pointer;

  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color.accent};
    cursor: inherit;
  }
`
