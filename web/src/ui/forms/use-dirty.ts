import { useEffect } from 'react'

/** Reports whether a form has unsaved changes, and that it has none once it is gone. */
export function useDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
}
