import type { RootFieldRules } from '../account/account.policy.ts'

export const cartRules = {
  Mutation: {
    addToCart: { access: 'user' },
    changeCartLineQuantity: { access: 'user' },
    removeFromCart: { access: 'user' },
    setCartQuantity: { access: 'user' },
  },
} satisfies RootFieldRules
