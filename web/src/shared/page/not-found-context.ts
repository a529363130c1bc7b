import { createContext } from 'react'

/** Called when Not found is rendered: the server responds with status 404. */
export const NotFoundContext = createContext<() => void>(() => undefined)
