export const addressRules = {
  Query: { addresses: 'admin' },
  Mutation: { createAddress: 'user', updateAddress: 'user', removeAddress: 'user' },
} as const
