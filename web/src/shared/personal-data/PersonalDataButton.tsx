import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'

/** Opens the dialog with the data of a person without a login. */
export function PersonalDataButton({ children }: { children: (onClose: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Personal data
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  )
}
