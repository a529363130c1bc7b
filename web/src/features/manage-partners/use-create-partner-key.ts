import type { Reference } from '@apollo/client'
import { useCreatePartnerKeyMutation } from '../../apollo/manage-partners.generated.ts'
import { readPayload } from '../../apollo/read-payload.ts'
import { useSubmit } from '../../common/use-submit.ts'
import type { KeyEntry } from './PartnerKeyForm.tsx'

/** Creates a key, and adds it as the first of the list in the cache. */
export function useCreatePartnerKey() {
  const [mutate, { reset }] = useCreatePartnerKeyMutation({
    update(cache, { data }) {
      const created = data?.createPartnerKey.partnerKey
      if (!created) return
      const ref = { __ref: `PartnerKey:${created.id}` }
      cache.modify<{ partnerKeys: readonly Reference[] }>({
        fields: { partnerKeys: (keys) => [ref, ...keys] },
      })
    },
  })
  const { submit, isBusy } = useSubmit()
  const create = async (input: KeyEntry) => {
    const payload = await submit(() =>
      readPayload(mutate({ variables: { input } }), (data) => data.createPartnerKey),
    )
    // Only the dialog holds the secret.
    reset()
    return payload
  }
  return { create, isBusy }
}
