import { useSessionActions, useViewer } from '../../apollo/session.tsx'

/** Reloads the admin's own cart if it contains one of the changed products. */
export function useReloadCart() {
  const { viewer } = useViewer()
  const { reload } = useSessionActions()
  return (ids: readonly string[]) => {
    if (viewer?.cart.lines.some(({ product }) => ids.includes(product.id))) {
      reload().catch(() => undefined)
    }
  }
}
