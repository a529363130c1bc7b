import { z } from 'zod'
import { reference } from '../call/fields.ts'
import {
  RestAddressesDocument,
  RestAllAddressesDocument,
  RestCreateAddressDocument,
  RestDisableAddressDocument,
  RestUpdateAddressDocument,
} from '../call/generated.ts'
import { loadAllPages } from '../call/pages.ts'
import { defineRoute, nothing } from '../call/route.ts'
import { present } from '../call/run.ts'
import { restReplies } from '../messages.ts'
import { addressSchema, filledLines, toAddressView } from '../views/address.ts'

export const addressRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/address/create',
    access: 'user',
    summary: 'Saves an address.',
    body: z.object(filledLines),
    success: restReplies.ADDRESS_SAVED,
    returns: { data: addressSchema },
    errors: ['CONFLICT'],
    async handle({ run, idempotencyKey, body: { address_line: addressLine, ...lines } }) {
      const input = { addressLine, ...lines, idempotencyKey }
      const { createAddress } = await run(RestCreateAddressDocument, { input })
      return { data: toAddressView(present(createAddress.address)) }
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/address/get',
    access: 'user',
    summary: 'Lists the user’s addresses, newest first. Removed addresses have the status false.',
    success: restReplies.YOUR_ADDRESSES,
    returns: { data: z.array(addressSchema) },
    async handle({ run }) {
      const { viewer } = await run(RestAddressesDocument, {})
      return { data: present(viewer).addresses.map(toAddressView) }
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/address/update',
    access: 'user',
    summary: 'Updates an address.',
    body: z.object({ _id: reference, ...filledLines }),
    success: restReplies.ADDRESS_UPDATED,
    returns: { data: addressSchema },
    errors: ['NOT_FOUND'],
    async handle({ run, body: { _id: id, address_line: addressLine, ...lines } }) {
      const input = { id, addressLine, ...lines }
      const { updateAddress } = await run(RestUpdateAddressDocument, { input })
      return { data: toAddressView(present(updateAddress.address)) }
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/address/disable',
    access: 'user',
    summary: 'Removes an address. Orders keep their copy.',
    body: z.object({ _id: reference }),
    success: restReplies.ADDRESS_REMOVED,
    returns: nothing,
    errors: ['NOT_FOUND'],
    async handle({ run, body: { _id: id } }) {
      await run(RestDisableAddressDocument, { input: { id } })
      return { data: null }
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/address/get-all-address',
    access: 'admin',
    summary: 'Lists all accounts’ addresses, newest first.',
    success: restReplies.ALL_ADDRESSES,
    returns: { data: z.array(addressSchema) },
    async handle({ run }) {
      const addresses = await loadAllPages(async (after) => {
        return (await run(RestAllAddressesDocument, { after })).addresses
      })
      return { data: addresses.map(toAddressView) }
    },
  }),
]
