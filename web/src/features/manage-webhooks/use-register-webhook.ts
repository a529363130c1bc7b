import type { Reference } from '@apollo/client'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { useRegisterWebhookMutation } from '../../apollo/manage-partners.generated.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { FieldError } from '../../ui/use-field-errors.ts'

interface Registered {
  /** What signs deliveries; null when there is none. */
  secret: string | null
  /** What was refused of the form. */
  errors: readonly FieldError[]
}

/** Adds a webhook, which comes first in its key's list. What went wrong is told, and given back for the form. */
export function useRegisterWebhook(partnerKeyId: string) {
  const [mutate, { loading, reset }] = useRegisterWebhookMutation({
    update(cache, { data }) {
      const made = data?.registerWebhook.webhook
      if (!made) return
      const ref = { __ref: `Webhook:${made.id}` }
      cache.modify<{ webhooks: readonly Reference[] }>({
        fields: {
          webhooks: (known, { storeFieldName }) =>
            storeFieldName.includes(partnerKeyId) ? [ref, ...known] : known,
        },
      })
    },
  })
  const register = async (url: string): Promise<Registered> => {
    try {
      const { data } = await mutate({ variables: { input: { url, partnerKeyId } } })
      // The secret stays with the dialog alone.
      reset()
      const { secret = null, userErrors = [] } = data?.registerWebhook ?? {}
      for (const { message } of userErrors) toast.error(message)
      return { secret, errors: userErrors }
    } catch (error) {
      toast.error(toErrorMessage(error))
      return { secret: null, errors: [] }
    }
  }
  return { register, isBusy: loading }
}
