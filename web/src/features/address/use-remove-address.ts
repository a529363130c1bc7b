import { useCallback } from 'react'
import {
  type AddressChange_PayloadFragment as AddressPayload,
  useRemoveAddressMutation,
} from '../../apollo/generated.ts'
import { payloadOf } from './use-save-address.ts'

/** Hides an address. It comes back as no longer active, which takes it off every list that shows active ones. */
export function useRemoveAddress(): (id: string) => Promise<AddressPayload> {
  const [remove] = useRemoveAddressMutation()
  return useCallback(
    async (id) => {
      const { data } = await remove({ variables: { input: { id } } })
      return payloadOf(data?.removeAddress)
    },
    [remove],
  )
}
