import { skipToken, useQuery } from '@apollo/client/react'
import type { Draft } from '../draft.ts'
import { toTenDigits } from '../phone-number.ts'
import {
  type PhoneCustomer_CustomerFragment,
  PhoneCustomersDocument,
} from './PhoneCustomers.generated.ts'

export type PhoneCustomer = PhoneCustomer_CustomerFragment
/** Whether the number is certainly the customer's. Anybody can enter any number in an order. */
const isProven = ({ numberProof }: PhoneCustomer) => numberProof !== 'NONE'

export type PhoneCustomers = ReturnType<typeof usePhoneCustomers>

/**
 * The customers with the typed number, and the one who orders. A single customer is chosen if the number is
 * certainly theirs.
 */
export function usePhoneCustomers({ phone, customerId, addressId }: Draft) {
  const digits = toTenDigits(phone)
  const { data, error, refetch } = useQuery(
    PhoneCustomersDocument,
    digits === null
      ? skipToken
      : { variables: { phone: digits }, fetchPolicy: 'cache-and-network' },
  )
  const customers = digits === null ? undefined : data?.customersByPhone
  const only = customers?.length === 1 ? customers.find(isProven) : undefined
  const chosen = customers?.find(({ id }) => id === customerId) ?? only
  const addresses = chosen?.addresses ?? []
  return {
    /** Null while the number is incomplete. */
    digits,
    /** Undefined before they are loaded. */
    customers,
    chosen,
    address: addresses.find(({ id }) => id === addressId) ?? addresses[0],
    hasFailed: error !== undefined && customers === undefined,
    reload: () => void refetch(),
  }
}
