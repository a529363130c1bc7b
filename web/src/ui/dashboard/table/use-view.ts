import { useState } from 'react'
import { storage } from '../../../lib/storage.ts'
import { useIsDesktop } from '../../hooks/use-media.ts'

export type View = 'list' | 'table'

interface ViewChoice {
  /** The view to show: always the list below 1024 px. */
  view: View
  /** Null below 1024 px, where there is no choice. */
  setView: ((view: View) => void) | null
}

/** The choice between list and table, remembered on this device for each page. `first` is the view before a choice. */
export function useView(page: string, first: View = 'list'): ViewChoice {
  const key = `view:${page}`
  const [chosen, setChosen] = useState<View>(() => parseView(storage.read(key)) ?? first)
  const isDesktop = useIsDesktop()
  const setView = (view: View) => {
    storage.write(key, view)
    setChosen(view)
  }
  return isDesktop ? { view: chosen, setView } : { view: 'list', setView: null }
}

function parseView(text: string | null): View | null {
  return text === 'table' || text === 'list' ? text : null
}
