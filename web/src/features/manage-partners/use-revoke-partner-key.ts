import { toErrorMessage } from '../../apollo/error-message.ts'
import { useRevokePartnerKeyMutation } from '../../apollo/manage-partners.generated.ts'
import { toast } from '../../ui/toast/toast.ts'

/** Ends a key and says how that went; what shows the key follows by its id. */
export function useRevokePartnerKey() {
  const [mutate, { loading }] = useRevokePartnerKeyMutation()
  const revoke = async (id: string): Promise<boolean> => {
    try {
      const { data } = await mutate({ variables: { input: { id } } })
      const refusals = data?.revokePartnerKey.userErrors ?? []
      for (const { message } of refusals) toast.error(message)
      if (refusals.length === 0) toast.success('Key revoked')
      return refusals.length === 0
    } catch (error) {
      toast.error(toErrorMessage(error))
      return false
    }
  }
  return { revoke, isBusy: loading }
}
