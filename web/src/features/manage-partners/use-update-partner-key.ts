import { toErrorMessage } from '../../apollo/error-message.ts'
import { useUpdatePartnerKeyMutation } from '../../apollo/manage-partners.generated.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { FieldError } from '../../ui/use-field-errors.ts'
import type { KeyEntry } from './PartnerKeyForm.tsx'

/** Changes a key and says how that went; what shows the key follows by its id. Gives null when it went through. */
export function useUpdatePartnerKey(id: string) {
  const [mutate, { loading }] = useUpdatePartnerKeyMutation()
  const update = async (entry: KeyEntry): Promise<readonly FieldError[] | null> => {
    try {
      const { data } = await mutate({ variables: { input: { id, ...entry } } })
      const refusals = data?.updatePartnerKey.userErrors ?? []
      for (const { message } of refusals) toast.error(message)
      if (refusals.length > 0) return refusals
      toast.success('Key updated')
      return null
    } catch (error) {
      toast.error(toErrorMessage(error))
      return []
    }
  }
  return { update, isBusy: loading }
}
