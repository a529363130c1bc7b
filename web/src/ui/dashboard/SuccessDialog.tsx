import { CircleCheckBig } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../buttons/Button.tsx'
import { Modal } from '../dialogs/Modal.tsx'
import { color, font, space } from '../theme.ts'

interface SuccessDialogProps {
  message: string
  onClose: () => void
}

/** A green dialog for an important success. */
export default function SuccessDialog({ message, onClose }: SuccessDialogProps) {
  return (
    <Modal title="Success" role="alertdialog" isOpen onClose={onClose}>
      <Center>
        <CircleCheckBig size={64} strokeWidth={1.5} aria-hidden />
        <p>{message}</p>
        <Button isWide onClick={onClose} data-autofocus>
          OK
        </Button>
      </Center>
    </Modal>
  )
}

const Center = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[5]};
  padding-top: ${space[2]};
  color: ${color.accent};
  text-align: center;

  p {
    color: ${color.accentDeep};
    font-size: ${font.large};
    font-weight: ${font.semibold};
  }
`
