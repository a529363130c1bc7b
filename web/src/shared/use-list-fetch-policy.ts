import { useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/** Going back to a list shows its last state from the cache; a new visit also reloads it. */
export function useListFetchPolicy() {
  const [isBack] = useState(useNavigationType() === NavigationType.Pop)
  return {
    fetchPolicy: isBack ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  } as const
}
