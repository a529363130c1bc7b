export const cartRules = {
  Mutation: {
    addToCart: 'user',
    changeCartLineQuantity: 'user',
    removeFromCart: 'user',
    deleteProduct: 'admin',
  },
} as const
