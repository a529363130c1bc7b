export const orderRules = {
  Mutation: { placeOrder: 'user' },
} as const
