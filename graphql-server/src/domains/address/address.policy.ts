export const addressRules = {
  Mutation: { createAddress: 'user', updateAddress: 'user', removeAddress: 'user' },
} as const
