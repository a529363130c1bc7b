import type { Reference } from '@apollo/client'
import {
  PhoneCustomersDocument,
  useAddCustomerAddressMutation,
  useAddPhoneCustomerMutation,
} from './PhoneCustomers.generated.ts'

/** Returns a function that adds a customer, and puts them first among those with their number. */
export function useAddCustomer(phone: string) {
  return useAddPhoneCustomerMutation({
    update(cache, { data }) {
      const customer = data?.addPhoneCustomer.customer
      if (!customer) return
      cache.updateQuery({ query: PhoneCustomersDocument, variables: { phone } }, (before) => {
        const others = before?.customersByPhone.filter(({ id }) => id !== customer.id) ?? []
        return { customersByPhone: [customer, ...others] }
      })
    },
  })
}

/** Returns a function that adds an address for a customer, and puts it first among theirs. */
export function useAddCustomerAddress(customerId: string) {
  return useAddCustomerAddressMutation({
    update(cache, { data }) {
      const address = data?.addCustomerAddress.address
      if (!address) return
      const ref = { __ref: `Address:${address.id}` }
      cache.modify<{ addresses: readonly Reference[] }>({
        id: `PhoneCustomer:${customerId}`,
        fields: {
          // A repeat returns an address that is listed already.
          addresses: (before) => [ref, ...before.filter(({ __ref }) => __ref !== ref.__ref)],
        },
      })
    },
  })
}
