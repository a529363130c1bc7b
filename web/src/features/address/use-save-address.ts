import { useCallback } from 'react'
import {
  type AddressChange_PayloadFragment as AddressPayload,
  AddressBook_ViewerFragmentDoc,
  useCreateAddressMutation,
  useUpdateAddressMutation,
} from '../../apollo/generated.ts'
import { useViewer } from '../../apollo/session.tsx'
import type { AddressText } from './address-fields.ts'

/** Saves a new address; it comes first in every list of the viewer's addresses. */
export function useCreateAddress(): (text: AddressText) => Promise<AddressPayload> {
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
  return useCallback(
    async (input) => {
      const { data } = await create({ variables: { input } })
      return payloadOf(data?.createAddress)
    },
    [create],
  )
}

/** Replaces the texts of an address; whatever shows it follows by its id. */
export function useUpdateAddress(): (id: string, text: AddressText) => Promise<AddressPayload> {
  const [update] = useUpdateAddressMutation()
  return useCallback(
    async (id, text) => {
      const { data } = await update({ variables: { input: { id, ...text } } })
      return payloadOf(data?.updateAddress)
    },
    [update],
  )
}

export function payloadOf(payload: AddressPayload | undefined): AddressPayload {
  if (!payload) throw new Error('The server gave no address')
  return payload
}
