import { useEffect } from 'react'

/** Reports whether a form has unsaved changes. After the form has unmounted, it has none. */
export function useDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
}
