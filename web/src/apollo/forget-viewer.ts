import type { ApolloCache } from '@apollo/client'
import { forgetPlaces } from '../lib/places.ts'
import { publicFields } from './server-constants.generated.ts'

/** Removes the viewer's data and all references to it from the cache; public data stays. */
export function forgetViewer(cache: ApolloCache): void {
  cache.modify({
    fields: (value: unknown, { fieldName, DELETE }) => {
      if (fieldName === 'viewer') return null
      return fieldName === '__typename' || publicFields.has(fieldName) ? value : DELETE
    },
  })
  cache.gc()
  forgetPlaces()
}
