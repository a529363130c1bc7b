import { useEffect, useEffectEvent } from 'react'

/** Redirects from a page beyond the end, such as after a deletion, to the last page. */
export function useLastPage(page: number, last: number | undefined, goTo: (page: number) => void) {
  const isBehind = last !== undefined && page > last
  const goToLast = useEffectEvent(() => last !== undefined && goTo(last))
  useEffect(() => {
    if (isBehind) goToLast()
  }, [isBehind])
}
