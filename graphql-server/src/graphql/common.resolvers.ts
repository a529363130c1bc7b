import { pictureSrcSet } from '../lib/pictures.ts'
import type { Resolvers } from './generated.ts'
import { DateTime, Paise, Upload } from './scalars.ts'

/** The values that every domain uses, and the shop itself. */
export const commonResolvers: Resolvers = {
  DateTime,
  Paise,
  Upload,
  Query: {
    store: (_root, _args, { store }) => store,
  },
  Money: {
    amount: (amount) => amount,
    currency: () => 'INR',
  },
  Image: {
    url: (url) => url,
    srcSet: (url) => pictureSrcSet(url),
  },
}
