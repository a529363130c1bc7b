import type { Reference } from '@apollo/client'
import { useCreatePartnerKeyMutation } from './PartnerKey.generated.ts'
import { useSubmit } from '../../common/use-submit.ts'
import type { KeyEntry } from './PartnerKeyForm.tsx'

/** Creates a key, and adds it as the first of the list in the cache. */
export function useCreatePartnerKey() {
  const create = useCreatePartnerKeyMutation({
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
  return { create: (input: KeyEntry) => submit(() => create(input)), isBusy }
}
