import { toErrorMessage } from '../../apollo/error-message.ts'
import { useRemoveWebhookMutation } from '../../apollo/manage-partners.generated.ts'
import { toast } from '../../ui/toast/toast.ts'

/** Ends a webhook and says how that went; it leaves what shows it. */
export function useRemoveWebhook() {
  const [mutate, { loading }] = useRemoveWebhookMutation({
    update(cache, { data }) {
      const id = data?.removeWebhook.deletedId
      if (!id) return
      cache.evict({ id: `Webhook:${id}` })
      cache.gc()
    },
  })
  const remove = async (id: string): Promise<boolean> => {
    try {
      const { data } = await mutate({ variables: { input: { id } } })
      const refusals = data?.removeWebhook.userErrors ?? []
      for (const { message } of refusals) toast.error(message)
      if (refusals.length === 0) toast.success('Webhook removed')
      return refusals.length === 0
    } catch (error) {
      toast.error(toErrorMessage(error))
      return false
    }
  }
  return { remove, isBusy: loading }
}
