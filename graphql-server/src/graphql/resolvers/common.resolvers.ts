import { pictureSrcSet, pictureVersions } from '../../lib/pictures.ts'
import type { Resolvers } from '../context/generated.ts'
import { DateTime, Paise, Upload } from '../context/scalars.ts'

/** Resolvers for scalars, shared types and the type `Store`. */
export const commonResolvers: Resolvers = {
  DateTime,
  Paise,
  Upload,
  Query: {
    store: (_root, _args, { store }) => store,
  },
  Store: {
    drugLicence: ({ drugLicence }) => drugLicence || null,
  },
  Money: {
    amount: (amount) => amount,
    currency: () => 'INR',
  },
  Image: {
    url: (url) => url,
    srcSet: (url) => pictureSrcSet(url),
    versions: (url) => pictureVersions(url),
  },
}
