import { type SubmitEvent, useState } from 'react'
import type { ProfileForm_ViewerFragment } from './Profile.generated.ts'
import {
  useRequestEmailVerificationMutation,
  useUpdateProfileMutation,
} from './ProfileMutations.generated.ts'
import { isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { isLikelyMobile, mobileWarning } from '../../lib/text/mobile.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmailField } from '../../ui/forms/EmailField.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { useFocusAfterRemoval } from '../../ui/hooks/use-focus-after-removal.ts'
import { useDoubts } from '../../ui/forms/use-doubts.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { EmailStatus } from './EmailStatus.tsx'
import { lazyDialog, usePreload } from '../../ui/dialogs/lazy-dialog.tsx'

const verifying = lazyDialog(() => import('./VerifyEmailDialog.tsx'))

const labels = {
  name: 'Name',
  email: 'Email',
  currentPassword: 'Current password',
  mobile: 'Mobile',
}
const names = ['name', 'email', 'currentPassword', 'mobile'] as const

/** Edits the profile. A new email address needs the password, and has to be verified again. */
export function ProfileForm({ viewer }: { viewer: ProfileForm_ViewerFragment }) {
  const { name, email, mobile } = viewer
  const { values, bind, clear, showErrors, formRef } = useForm({
    name,
    email,
    mobile,
    currentPassword: '',
  })
  const hasNewEmail = !['', email.toLowerCase()].includes(values.email.trim().toLowerCase())
  const { doubts, ask, clearDoubts } = useDoubts<'mobile'>(formRef)
  const isDoubtful = values.mobile !== mobile && !isLikelyMobile(values.mobile)
  const update = useUpdateProfileMutation()
  const { submit, isBusy } = useSubmit()
  const { status, isVerifying, dialog } = useEmailVerification()
  usePreload(verifying)

  const send = async () => {
    const payload = await submit(
      () =>
        update({
          name: values.name.trim(),
          email: values.email.trim(),
          mobile: values.mobile.trim(),
          ...(hasNewEmail && { currentPassword: values.currentPassword }),
        }),
      'Profile saved',
    )
    showErrors(payload?.userErrors ?? [])
    if (isSuccessful(payload)) clear('currentPassword')
  }
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const needed = names.filter((field) => field !== 'currentPassword' || hasNewEmail)
    const blank = needed.filter((field) => values[field].trim() === '')
    showErrors(blank.map((field) => ({ field, message: `${labels[field]} is required.` })))
    if (blank.length === 0 && !ask(isDoubtful ? ['mobile'] : [])) await send()
  }
  return (
    <>
      <FormStack ref={formRef} onSubmit={onSubmit} onInput={clearDoubts} noValidate>
        <Field {...bind('name')} label={labels.name} autoComplete="name" required />
        <div>
          <EmailField {...bind('email')} />
          <EmailStatus {...status} isVerified={viewer.emailVerified} />
        </div>
        {hasNewEmail && (
          <PasswordField
            {...bind('currentPassword')}
            label={labels.currentPassword}
            hint="Needed to change your email."
            autoComplete="current-password"
          />
        )}
        <Field
          {...bind('mobile')}
          label={labels.mobile}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={doubts.length > 0 ? mobileWarning : null}
          required
        />
        <Button type="submit" isWide isBusy={isBusy}>
          {doubts.length > 0 ? 'Save anyway' : 'Submit'}
        </Button>
      </FormStack>
      {/* Outside the form, because its submit event would bubble to it. */}
      {isVerifying && <verifying.Dialog {...dialog} email={email} />}
    </>
  )
}

/** Sends a code and asks for it in a dialog. */
function useEmailVerification() {
  const [isOpen, setIsOpen] = useState(false)
  const request = useRequestEmailVerificationMutation()
  const { submit, isBusy } = useSubmit()
  const { ref, moveFocus } = useFocusAfterRemoval()
  const start = async () => {
    // Also opens when rate limited, because the last code is still valid.
    if (await submit(request)) setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  const onVerified = () => {
    close()
    moveFocus()
  }
  return {
    status: { ref, isBusy, onVerify: () => void start() },
    isVerifying: isOpen,
    dialog: { onClose: close, onVerified },
  }
}
