import { useEffect, useEffectEvent } from 'react'
import { Navigate } from 'react-router-dom'
import { useAddById } from '../features/cart/use-add-by-id.ts'
import { getReturnPath, getWantedProduct } from '../lib/return-path.ts'

/** Leads who has signed in back to where they were, and adds what they had pressed Add for as a guest. */
export function GoBack({ state }: { state: unknown }) {
  const add = useAddById()
  const addWanted = useEffectEvent(() => {
    const productId = getWantedProduct(state)
    if (productId !== null) void add(productId)
  })
  useEffect(() => addWanted(), [])
  return <Navigate to={getReturnPath(state)} replace />
}
