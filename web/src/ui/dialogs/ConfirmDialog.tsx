import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../buttons/Button.tsx'
import { Modal } from './Modal.tsx'
import { color, space } from '../theme.ts'

interface ConfirmDialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  confirmLabel: string
  /** For actions where 'Cancel' would be ambiguous. */
  cancelLabel?: string
  isBusy?: boolean
  /** Confirming destroys nothing. */
  isHarmless?: boolean
  /** Shown above the question. */
  notice?: ReactNode
  /** The question. */
  children: ReactNode
}

/** Asks before an action that can't be undone. Cancel has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, onClose, onConfirm, confirmLabel, isBusy = false, children } = props
  const { cancelLabel = 'Cancel', isHarmless = false, notice } = props
  return (
    <Modal title={title} isOpen={isOpen} onClose={onClose} role="alertdialog">
      {notice}
      <Question>{children}</Question>
      <DialogActions>
        <Button variant="secondary" onClick={onClose} data-autofocus>
          {cancelLabel}
        </Button>
        <Button variant={isHarmless ? 'primary' : 'danger'} onClick={onConfirm} isBusy={isBusy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Modal>
  )
}

const Question = styled.p`
  padding-bottom: ${space[6]};
  color: ${color.inkSoft};
`

/** A dialog's two buttons, side by side. */
export const DialogActions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
`
