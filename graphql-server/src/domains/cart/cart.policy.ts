export const cartRules = {
  Mutation: {
    addToCart: 'user',
    changeCartLineQuantity: 'user',
    removeFromCart: 'user',
  },
} as const
