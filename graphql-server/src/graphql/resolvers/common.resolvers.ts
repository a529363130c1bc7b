import { describeOpeningTimes } from '../../domains/shop/opening-times.ts'
import { policyNames, settingFields } from '../../domains/shop/setting-fields.ts'
import { pictureSrcSet, pictureVersions } from '../../lib/pictures.ts'
import type { Resolvers } from '../context/generated.ts'
import { DateTime, Paise, SignedPaise, Upload } from '../context/scalars.ts'

/** Resolvers for scalars, shared types and the type `Store`. */
export const commonResolvers: Resolvers = {
  DateTime,
  Paise,
  SignedPaise,
  Upload,
  Query: {
    store: (_root, _args, { store }) => store,
  },
  Store: {
    whatsapp: ({ whatsapp }) => whatsapp || null,
    drugLicence: ({ drugLicence }) => drugLicence || null,
    legalName: ({ legalName }) => legalName || null,
    branches: ({ branches }) => branches || null,
    gstin: ({ gstin }) => gstin || null,
    gstInvoices: ({ gstRegistration }) => gstRegistration !== 'NONE',
    fssai: ({ fssai }) => fssai || null,
    pharmacist: ({ pharmacist }) => pharmacist || null,
    grievanceOfficer: ({ grievanceOfficer: name, ...store }) =>
      name === ''
        ? null
        : {
            name,
            designation: store.grievanceDesignation || null,
            phone: store.grievancePhone || null,
            email: store.grievanceEmail || null,
          },
    openingTimes: ({ openingHours }) => describeOpeningTimes(openingHours),
    policies: (store) =>
      policyNames
        .map((name) => ({ title: settingFields[name].label, text: store[name] }))
        .filter(({ text }) => text !== ''),
  },
  Money: {
    amount: (amount) => amount,
    currency: () => 'INR',
  },
  MoneyDifference: {
    amount: (amount) => amount,
    currency: () => 'INR',
  },
  Image: {
    url: (url) => url,
    srcSet: (url) => pictureSrcSet(url),
    versions: (url) => pictureVersions(url),
  },
}
