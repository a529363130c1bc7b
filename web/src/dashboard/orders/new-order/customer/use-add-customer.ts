import { PhoneCustomersDocument, useAddPhoneCustomerMutation } from './PhoneCustomers.generated.ts'

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
