import { type ComponentType, useState } from 'react'
import { Button } from '../../src/ui/buttons/Button.tsx'
import PictureViewer from '../../src/ui/dashboard/PictureViewer.tsx'
import SuccessDialog from '../../src/ui/dashboard/SuccessDialog.tsx'
import { ConfirmDialog } from '../../src/ui/dialogs/ConfirmDialog.tsx'
import { Drawer } from '../../src/ui/dialogs/Drawer.tsx'
import { FormDialog } from '../../src/ui/dialogs/FormDialog.tsx'
import { Menu } from '../../src/ui/dialogs/Menu.tsx'
import { Modal } from '../../src/ui/dialogs/Modal.tsx'
import { Overlay, OverlayContent } from '../../src/ui/dialogs/Overlay.tsx'
import { Field } from '../../src/ui/forms/Field.tsx'
import { Card } from '../../src/ui/layout/Card.ts'
import { RaisedToasts } from '../../src/ui/toast/RaisedToasts.ts'
import { toast } from '../../src/ui/toast/toast.ts'
import { ToastHost } from '../../src/ui/toast/ToastHost.tsx'
import { Toaster } from '../../src/ui/toast/Toaster.tsx'
import { picture } from '../pictures.ts'
import { nothing, Row } from '../Row.tsx'

interface Closable {
  onClose: () => void
}

/** The components that open over the page. */
const dialogs: Record<string, ComponentType<Closable>> = {
  ConfirmDialog: ({ onClose }) => (
    <ConfirmDialog
      title="Cancel this order?"
      isOpen
      onClose={onClose}
      onConfirm={nothing}
      confirmLabel="Cancel order"
    >
      The shop has not packed it yet.
    </ConfirmDialog>
  ),
  FormDialog: ({ onClose }) => (
    <FormDialog title="New address" onClose={onClose}>
      {() => <Field label="Pincode" error="Please enter six digits." />}
    </FormDialog>
  ),
  Modal: ({ onClose }) => (
    <Modal title="A wide modal" isOpen isWide onClose={onClose}>
      <Card>Its content</Card>
    </Modal>
  ),
  Drawer: ({ onClose }) => (
    <Drawer title="My Cart" isOpen onClose={onClose} footer={<Button isWide>Checkout</Button>}>
      <Card>Rice</Card>
    </Drawer>
  ),
  Overlay: ({ onClose }) => (
    <Overlay onClose={onClose}>
      <OverlayContent>
        <Card>Over the page</Card>
      </OverlayContent>
    </Overlay>
  ),
  PictureViewer: ({ onClose }) => (
    <PictureViewer picture={{ image: picture, name: 'Rice' }} onClose={onClose} />
  ),
  SuccessDialog: ({ onClose }) => <SuccessDialog message="Product added" onClose={onClose} />,
}

function showToasts() {
  toast.info('Prices have changed.')
  toast.error('We couldn’t save this.')
  toast.success('Item removed', nothing)
}

/** Each component has a button that opens it. The gallery test opens them all. */
export function Dialogs() {
  const [open, setOpen] = useState<string | null>(null)
  const Dialog = open === null ? null : dialogs[open]
  return (
    <Row part="Parts that open over the page">
      {Object.keys(dialogs).map((name) => (
        <Button key={name} variant="secondary" data-opens={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {Dialog && <Dialog onClose={() => setOpen(null)} />}
      <div data-opens="Menu" style={{ marginLeft: 'auto' }}>
        <Menu label="Menu" name="Open the menu">
          <Card>Profile</Card>
          <Card>Log out</Card>
        </Menu>
      </div>
      <RaisedToasts />
      <Toaster />
      <ToastHost />
      <Button variant="secondary" data-opens="Toasts" onClick={showToasts}>
        Toasts
      </Button>
    </Row>
  )
}
