import { styled } from 'styled-components'
import {
  useRequestEmailVerificationMutation,
  useVerifyEmailMutation,
} from './ProfileMutations.generated.ts'
import { isSuccessful } from '../../shared/use-submit.ts'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { color, space } from '../../ui/theme.ts'
import { toast } from '../../ui/toast/toast.ts'
import { CodeForm } from '../../shared/account/one-time-code/CodeForm.tsx'

interface VerifyEmailDialogProps {
  email: string
  onClose: () => void
  onVerified: () => void
}

export default function VerifyEmailDialog({ email, onClose, onVerified }: VerifyEmailDialogProps) {
  const verify = useVerifyEmailMutation()
  const request = useRequestEmailVerificationMutation()
  return (
    <Modal title="Verify email" isOpen onClose={onClose}>
      <Lead>{`We’ve sent a 6-digit code to ${email}, valid for 10 minutes.`}</Lead>
      <CodeForm
        submitLabel="Verify email"
        resend={request}
        verify={async (code) => {
          const payload = await verify({ code })
          if (isSuccessful(payload)) {
            toast.success('Email address verified')
            onVerified()
          }
          return payload
        }}
      />
    </Modal>
  )
}

const Lead = styled.p`
  padding-bottom: ${space[5]};
  color: ${color.inkSoft};
`
