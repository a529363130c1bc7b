import type { ResultOf } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import {
  Prescription,
  type PrescriptionRecord,
} from '../../src/domains/prescription/prescription.model.ts'
import {
  buildForm,
  FORM_TYPE,
  graphql,
  operationFields,
  type Part,
} from '../attacks/upload-endpoints.ts'
import { buildPrescription, type Shopper } from './factories.ts'
import { gql } from './gql.ts'
import type { GraphqlReply, TestStore } from './store.ts'

export const UPLOAD_PRESCRIPTION = gql(`mutation ($file: Upload!) {
  uploadPrescription(input: { file: $file }) {
    prescription { id type size url uploadedAt usableUntil expired }
    userErrors { code message field }
  }
}`)

/** Uploads a file over HTTP, as the web app does. Returns the whole answer. */
export async function tryUpload(
  { app }: TestStore,
  accessToken: string | undefined,
  content: Part['content'],
  { query = print(UPLOAD_PRESCRIPTION), type }: { query?: string; type?: string } = {},
) {
  const file = { name: '0', fileName: 'prescription.jpg', type, content }
  const authorization = accessToken && { authorization: `Bearer ${accessToken}` }
  const reply = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': FORM_TYPE, ...graphql.headers, ...authorization },
    payload: buildForm([...operationFields(query), file]),
  })
  return {
    status: reply.statusCode,
    ...reply.json<GraphqlReply<ResultOf<typeof UPLOAD_PRESCRIPTION>>>(),
  }
}

/** Uploads a file, which must succeed. */
export async function upload(store: TestStore, accessToken: string, content: Part['content']) {
  const { data } = await tryUpload(store, accessToken, content)
  const { prescription, userErrors } = data.uploadPrescription
  if (!prescription) throw new Error(userErrors.map(({ message }) => message).join(' '))
  return prescription
}

/** Requests this path as the logged-in person. */
export function open({ app }: TestStore, url: string, accessToken?: string) {
  const headers = accessToken ? { authorization: `Bearer ${accessToken}` } : {}
  return app.inject({ url, headers })
}

/** Creates a prescription record whose file has some bytes. */
export async function buildStored(
  { prescriptionFiles }: TestStore,
  { user }: Shopper,
  fields: Partial<PrescriptionRecord> = {},
): Promise<PrescriptionRecord> {
  const prescription = await buildPrescription(user, fields)
  await prescriptionFiles.write(prescription.file, Buffer.from('content'))
  return prescription
}

export async function listFiles({ prescriptionFiles }: TestStore): Promise<string[]> {
  const files = []
  for await (const file of prescriptionFiles.list()) files.push(file)
  return files.sort()
}

export async function removeAllPrescriptions(store: TestStore): Promise<void> {
  await Prescription.deleteMany({})
  await store.prescriptionFiles.remove(await listFiles(store))
}

/** Expects that the server has no record, no file and no part of a file. */
export async function expectNothingKept({ prescriptionFiles }: TestStore): Promise<void> {
  expect(await Prescription.countDocuments()).toBe(0)
  expect(await readdir(prescriptionFiles.folder)).toEqual(['.unfinished'])
  expect(await readdir(join(prescriptionFiles.folder, '.unfinished'))).toEqual([])
}
