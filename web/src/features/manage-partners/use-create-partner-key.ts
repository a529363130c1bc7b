import type { Reference } from '@apollo/client'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { useCreatePartnerKeyMutation } from '../../apollo/manage-partners.generated.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { FieldError } from '../../ui/use-field-errors.ts'
import type { KeyEntry } from './PartnerKeyForm.tsx'

interface Made {
  /** The whole key; null when there is none. */
  secret: string | null
  /** What was refused of the form. */
  errors: readonly FieldError[]
}

/** Makes a key, which comes first in the list. What went wrong is told, and given back for the form. */
export function useCreatePartnerKey() {
  const [mutate, { loading, reset }] = useCreatePartnerKeyMutation({
    update(cache, { data }) {
      const made = data?.createPartnerKey.partnerKey
      if (!made) return
      const ref = { __ref: `PartnerKey:${made.id}` }
      cache.modify<{ partnerKeys: readonly Reference[] }>({
        fields: { partnerKeys: (known) => [ref, ...known] },
      })
    },
  })
  const create = async (input: KeyEntry): Promise<Made> => {
    try {
      const { data } = await mutate({ variables: { input } })
      // The key stays with the dialog alone.
      reset()
      const { secret = null, userErrors = [] } = data?.createPartnerKey ?? {}
      for (const { message } of userErrors) toast.error(message)
      return { secret, errors: userErrors }
    } catch (error) {
      toast.error(toErrorMessage(error))
      return { secret: null, errors: [] }
    }
  }
  return { create, isBusy: loading }
}
