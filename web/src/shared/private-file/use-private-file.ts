import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fetchPrivateFile } from '../../apollo/private-file.ts'
import { useSessionActions } from '../../apollo/session.tsx'

interface PrivateFile {
  /** An object URL, which is revoked when the component unmounts. Null until the file has loaded. */
  src: string | null
  hasFailed: boolean
  retry: () => void
}

interface Loaded {
  path: string
  /** Null if it could not be loaded. */
  src: string | null
}

/**
 * Loads a logged-in user's file, such as a prescription image. URLs that differ only in their query belong to the same
 * file, which is loaded once. An old URL may have expired, so `retry` also reloads the page's queries.
 */
export function usePrivateFile(url: string): PrivateFile {
  const client = useApolloClient()
  const { reload } = useSessionActions()
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const path = getPath(url)
  const load = useEffectEvent(() => fetchPrivateFile(url, reload))
  useEffect(() => {
    let src: string | null = null
    let isCurrent = true
    load().then(
      (file) => {
        if (!isCurrent) return
        src = URL.createObjectURL(file)
        setLoaded({ path, src })
      },
      () => isCurrent && setLoaded({ path, src: null }),
    )
    return () => {
      isCurrent = false
      if (src !== null) URL.revokeObjectURL(src)
    }
  }, [path, attempt])
  const retry = async () => {
    setLoaded(null)
    await client.refetchQueries({ include: 'active' }).catch(() => undefined)
    setAttempt((before) => before + 1)
  }
  const current = loaded?.path === path ? loaded : null
  return {
    src: current?.src ?? null,
    hasFailed: current?.src === null,
    retry: () => void retry(),
  }
}

function getPath(url: string): string {
  return url.replace(/\?.*/, '')
}
