import type { Reference } from '@apollo/client'
import { useRegisterWebhookMutation } from './Webhook.generated.ts'
import { useSubmit } from '../../common/use-submit.ts'

/** Adds a webhook, also as the first of the key's list in the cache. */
export function useRegisterWebhook(partnerKeyId: string) {
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
