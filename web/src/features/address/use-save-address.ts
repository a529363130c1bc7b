import {
  AddressBook_ViewerFragmentDoc,
  useCreateAddressMutation,
  useUpdateAddressMutation,
} from '../../apollo/generated.ts'
import { readPayload } from '../../apollo/read-payload.ts'
import { useViewer } from '../../apollo/session.tsx'
import type { AddressText } from './address-fields.ts'

/** Saves a new address, and adds it as the first of the viewer's addresses in the cache. */
export function useCreateAddress() {
  const viewerId = useViewer().viewer?.id
  const [create] = useCreateAddressMutation({
    update(cache, { data }) {
      const address = data?.createAddress.address
      if (!address || !viewerId) return
      cache.updateFragment(
        {
          id: `Viewer:${viewerId}`,
          fragment: AddressBook_ViewerFragmentDoc,
          fragmentName: 'AddressBook_viewer',
        },
        (viewer) => viewer && { ...viewer, addresses: [address, ...viewer.addresses] },
      )
    },
  })
  return (input: AddressText) =>
    readPayload(create({ variables: { input } }), (data) => data.createAddress)
}

export function useUpdateAddress() {
  const [update] = useUpdateAddressMutation()
  return (id: string, text: AddressText) =>
    readPayload(update({ variables: { input: { id, ...text } } }), (data) => data.updateAddress)
}
