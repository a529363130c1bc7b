import { Checkbox } from '../../../ui/forms/Checkbox.tsx'

interface CashChoiceProps {
  isReceived: boolean
  onChange: (isReceived: boolean) => void
}

/** Whether cash was received with the delivery. */
export function CashChoice({ isReceived, onChange }: CashChoiceProps) {
  return (
    <Checkbox checked={isReceived} onChange={({ target }) => onChange(target.checked)}>
      When delivered: cash received
    </Checkbox>
  )
}
