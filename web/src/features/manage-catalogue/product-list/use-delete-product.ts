import { useDeleteProductMutation } from '../../../apollo/manage-catalogue.generated.ts'
import { forget } from '../catalogue-cache.ts'
import { type Outcome, payloadOf } from '../use-ask.ts'

/** Deletes a product. It leaves every list and shelf that shows it. */
export function useDeleteProduct(): (id: string) => Promise<Outcome<string>> {
  const [remove] = useDeleteProductMutation({
    update(cache, { data }) {
      const id = data?.deleteProduct.deletedId
      if (id) forget(cache, { typename: 'Product', id })
    },
  })
  return async (id) => {
    const { data } = await remove({ variables: { input: { id } } })
    const { deletedId, userErrors } = payloadOf(data?.deleteProduct)
    return { thing: deletedId, userErrors }
  }
}
