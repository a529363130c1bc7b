import {
  type SetStockInput,
  useSetStockMutation,
} from '../../../apollo/manage-catalogue.generated.ts'
import { type Outcome, payloadOf } from '../use-ask.ts'

export interface StockedProduct {
  id: string
  name: string
  stock: number
}

/** Sets how many pieces of a product are left; whatever shows the product follows by its id. */
export function useSetStock(): (input: SetStockInput) => Promise<Outcome<{ stock: number }>> {
  const [set] = useSetStockMutation()
  return async (input) => {
    const { data } = await set({ variables: { input } })
    const { product, userErrors } = payloadOf(data?.setStock)
    return { thing: product, userErrors }
  }
}
