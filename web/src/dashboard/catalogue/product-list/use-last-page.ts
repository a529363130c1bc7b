import { useEffect, useEffectEvent } from 'react'

/** Redirects to the last page from a page beyond it, such as after a deletion. */
export function useLastPage(page: number, last: number | undefined, goTo: (page: number) => void) {
  const isBehind = last !== undefined && page > last
  const goToLast = useEffectEvent(() => last !== undefined && goTo(last))
  useEffect(() => {
    if (isBehind) goToLast()
  }, [isBehind])
}
