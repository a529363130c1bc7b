import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSessionActions } from '../../apollo/session.tsx'
import { isFieldError, isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { paths } from '../../lib/urls/paths.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { DialogActions } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { color } from '../../ui/theme.ts'
import { toast } from '../../ui/toast/toast.ts'
import { UsernameField } from '../../shared/account/UsernameField.tsx'
import { useDeleteAccountMutation } from './Privacy.generated.ts'

interface DeleteAccountDialogProps {
  email: string
  onClose: () => void
}

/** Asks for the password, deletes the account and logs out. */
export default function DeleteAccountDialog({ email, onClose }: DeleteAccountDialogProps) {
  const { values, bind, showErrors, formRef } = useForm({ currentPassword: '' })
  const deleteAccount = useDeleteAccountMutation()
  const { submit, isBusy } = useSubmit(isFieldError)
  const leave = useLeave()
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const payload = await submit(() => deleteAccount(values))
    showErrors(payload?.userErrors ?? [])
    if (isSuccessful(payload)) await leave()
  }
  return (
    <Modal title="Delete account" isOpen onClose={onClose}>
      <FormStack ref={formRef} onSubmit={onSubmit} noValidate>
        <Consequences>
          <Email>{email}</Email>
          This deletes your profile, addresses and cart, and logs out all your devices. We keep your
          orders and invoices, because the law requires it. You can&rsquo;t undo this.
        </Consequences>
        <UsernameField email={email} />
        <PasswordField
          {...bind('currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="danger"
            isBusy={isBusy}
            disabled={values.currentPassword === ''}
          >
            Delete account
          </Button>
        </DialogActions>
      </FormStack>
    </Modal>
  )
}

function useLeave() {
  const { signOut } = useSessionActions()
  const navigate = useNavigate()
  return async () => {
    // Navigate first, because the page is for logged-in users only.
    await navigate(paths.home)
    signOut()
    toast.success('Account deleted')
  }
}

const Consequences = styled.p`
  color: ${color.inkSoft};
`

const Email = styled.strong`
  display: block;
  color: ${color.ink};
`
