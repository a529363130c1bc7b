import type { Reference } from '@apollo/client'
import { type SubmitEvent, useState } from 'react'
import { useSubmit } from '../../../shared/use-submit.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { useDirty } from '../../../ui/forms/use-dirty.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import { CopyLine } from '../../../ui/dashboard/CopyLine.tsx'
import { OneTimeSecret } from '../../../ui/dashboard/OneTimeSecret.tsx'
import { useRegisterWebhookMutation } from './Webhook.generated.ts'

interface AddWebhookDialogProps {
  keyId: string
  onClose: () => void
}

/** Adds a webhook and shows its signing secret once. */
export function AddWebhookDialog({ keyId, onClose }: AddWebhookDialogProps) {
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <FormDialog
      title={secret === null ? 'Add webhook' : 'Signing secret'}
      onClose={onClose}
      isSticky={secret !== null}
    >
      {(onDirty) =>
        secret === null ? (
          <WebhookForm keyId={keyId} onDirty={onDirty} onAdded={setSecret} />
        ) : (
          <OneTimeSecret
            what="secret"
            explanation="The partner’s program uses it to check that a delivery comes from us, as described by Standard Webhooks."
            onDone={onClose}
          >
            <CopyLine text={secret} name="secret" />
          </OneTimeSecret>
        )
      }
    </FormDialog>
  )
}

interface WebhookFormProps {
  keyId: string
  /** Called with whether the form has unsaved changes. */
  onDirty: (isDirty: boolean) => void
  onAdded: (secret: string | null) => void
}

function WebhookForm({ keyId, onDirty, onAdded }: WebhookFormProps) {
  const { values, bind, showErrors, formRef } = useForm({ url: '' })
  const { register, isBusy } = useRegisterWebhook(keyId)
  useDirty(values.url !== '', onDirty)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const payload = await register(values.url)
    onAdded(payload?.secret ?? null)
    showErrors(payload?.userErrors ?? [])
  }
  return (
    <FormStack ref={formRef} onSubmit={submit} noValidate>
      <Field
        {...bind('url')}
        type="url"
        label="Address"
        hint="Where the partner's program listens, such as https://partner.example/kirana."
        required
        maxLength={2000}
        data-autofocus=""
      />
      <Button type="submit" isWide isBusy={isBusy}>
        Add webhook
      </Button>
    </FormStack>
  )
}

/** Adds a webhook, also at the start of the key's cached list. */
function useRegisterWebhook(partnerKeyId: string) {
  const register = useRegisterWebhookMutation({
    update(cache, { data }) {
      const created = data?.registerWebhook.webhook
      if (!created) return
      const ref = { __ref: `Webhook:${created.id}` }
      cache.modify<{ webhooks: readonly Reference[] }>({
        fields: {
          webhooks: (webhooks, { storeFieldName }) =>
            storeFieldName.includes(partnerKeyId) ? [ref, ...webhooks] : webhooks,
        },
      })
    },
  })
  const { submit, isBusy } = useSubmit()
  return { register: (url: string) => submit(() => register({ url, partnerKeyId })), isBusy }
}
