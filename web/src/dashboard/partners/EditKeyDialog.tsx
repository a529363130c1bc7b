import { useUpdatePartnerKeyMutation } from './PartnerKey.generated.ts'
import { isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { type KeyEntry, PartnerKeyForm } from './PartnerKeyForm.tsx'
import type { PartnerKey } from './usage.ts'

interface EditKeyDialogProps {
  partnerKey: PartnerKey
  onClose: () => void
}

export default function EditKeyDialog({ partnerKey, onClose }: EditKeyDialogProps) {
  const update = useUpdatePartnerKeyMutation()
  const { submit, isBusy } = useSubmit()
  const save = async (entry: KeyEntry) => {
    const input = { id: partnerKey.id, ...entry }
    const payload = await submit(() => update(input), 'Key updated')
    if (isSuccessful(payload)) onClose()
    return payload?.userErrors ?? []
  }
  return (
    <FormDialog title="Edit key" onClose={onClose}>
      {(onDirty) => (
        <PartnerKeyForm
          start={partnerKey}
          submitLabel="Save"
          isBusy={isBusy}
          onDirty={onDirty}
          onSubmit={save}
        />
      )}
    </FormDialog>
  )
}
