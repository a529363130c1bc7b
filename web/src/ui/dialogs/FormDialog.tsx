import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Modal } from './Modal.tsx'

interface FormDialogProps {
  title: string
  isOpen?: boolean
  onClose: () => void
  isWide?: boolean
  /** Only a button closes it, for content that can't be shown again. */
  isSticky?: boolean
  /** The form, which reports whether it has unsaved changes. */
  children: (onDirty: (isDirty: boolean) => void) => ReactNode
}

/** A form in a dialog that asks before discarding changes. */
export function FormDialog(props: FormDialogProps) {
  const { title, isOpen = true, onClose, isWide, isSticky, children } = props
  const [isDirty, setIsDirty] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => (isDirty ? setIsAsking(true) : onClose())
  return (
    <>
      <Modal title={title} isOpen={isOpen} onClose={close} isWide={isWide} isSticky={isSticky}>
        {children(setIsDirty)}
      </Modal>
      <ConfirmDialog
        title="Discard changes?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={onClose}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
      >
        What you entered is not saved yet.
      </ConfirmDialog>
    </>
  )
}
