import { z } from 'zod'
import { addressDocument, addressSchema, addressTexts } from '../documents/address.ts'
import { reference } from '../fields.ts'
import {
  RestAddressesDocument,
  RestAllAddressesDocument,
  RestCreateAddressDocument,
  RestDisableAddressDocument,
  RestUpdateAddressDocument,
} from '../generated.ts'
import { everyRow } from '../pages.ts'
import { readId } from '../read.ts'
import { present } from '../result.ts'
import { callOf, nothing, row, type RestRequest } from '../row.ts'

function readAddress({ body }: RestRequest<keyof typeof addressTexts>) {
  const { address_line: addressLine, city, state, country, pincode, mobile } = body
  return { addressLine, city, state, country, pincode, mobile }
}

const names = { addressLine: 'address_line' } as const

export const addressRows = [
  row({
    method: 'POST',
    path: '/api/address/create',
    who: 'user',
    summary: 'Saves an address.',
    takes: addressTexts,
    names,
    gives: { data: addressSchema },
    operation: RestCreateAddressDocument,
    variables: (request) => ({ input: readAddress(request) }),
    reply: ({ createAddress: { address } }) => ({
      message: 'The address is saved.',
      data: addressDocument(present(address)),
    }),
  }),
  row({
    method: 'GET',
    path: '/api/address/get',
    who: 'user',
    summary: 'One’s own addresses, newest first. Removed ones have the status false.',
    takes: {},
    gives: { data: z.array(addressSchema) },
    operation: RestAddressesDocument,
    variables: () => ({}),
    reply: ({ viewer }) => ({
      message: 'Your addresses.',
      data: present(viewer).addresses.map(addressDocument),
    }),
  }),
  row({
    method: 'PUT',
    path: '/api/address/update',
    who: 'user',
    summary: 'Changes an address.',
    takes: { _id: reference, ...addressTexts },
    names,
    gives: { data: addressSchema },
    refuses: ['NOT_FOUND'],
    operation: RestUpdateAddressDocument,
    variables: (request) => ({
      input: { id: readId(request.body, '_id'), ...readAddress(request) },
    }),
    reply: ({ updateAddress: { address } }) => ({
      message: 'The address is changed.',
      data: addressDocument(present(address)),
    }),
  }),
  row({
    method: 'DELETE',
    path: '/api/address/disable',
    who: 'user',
    summary: 'Removes an address. Orders keep showing it.',
    takes: { _id: reference },
    gives: nothing,
    refuses: ['NOT_FOUND'],
    operation: RestDisableAddressDocument,
    variables: ({ body }) => ({ input: { id: readId(body, '_id') } }),
    reply: () => ({ message: 'Address Remove', data: null }),
  }),
  callOf({
    method: 'GET',
    path: '/api/address/get-all-address',
    who: 'admin',
    summary: 'Everybody’s addresses, newest first.',
    takes: {},
    gives: { data: z.array(addressSchema) },
    async answer(run) {
      const addresses = await everyRow(async (after) => {
        return (await run(RestAllAddressesDocument, { after })).addresses
      })
      return { message: 'All addresses.', data: addresses.map(addressDocument) }
    },
  }),
]
