import { vi } from 'vitest'
import type {
  DeletePrescriptionMutation,
  Prescriptions_ViewerFragment,
  UploadPrescriptionMutation,
} from '../src/shared/prescription/Prescriptions.generated.ts'
import { type Refusal, userErrors } from './errors.ts'

export type Prescription = Prescriptions_ViewerFragment['prescriptions'][number]

const prescription: Prescription = {
  id: 'rx1',
  type: 'PICTURE',
  size: 240_000,
  url: '/prescriptions/rx1?signature=1',
  uploadedAt: '2026-11-20T09:00:00.000Z',
  usableUntil: '2999-05-19T09:00:00.000Z',
  keptUntil: null,
  expired: false,
}

/** A prescription image that can be used for orders. */
export function buildPrescription(changes: Partial<Prescription> = {}): Prescription {
  const { id = prescription.id } = changes
  return { ...prescription, url: `/prescriptions/${id}?signature=1`, ...changes }
}

/** Builds this number of prescriptions with the sizes 1 kB, 2 kB and so on. */
export const buildPrescriptions = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildPrescription({ id: `rx${index + 1}`, size: 1000 * (index + 1) }),
  )

/** The reply to an upload. */
export const uploaded = (
  stored: Prescription | null,
  ...refusals: Refusal[]
): UploadPrescriptionMutation['uploadPrescription'] => ({
  prescription: stored,
  userErrors: userErrors(refusals),
})

/** The reply to a deletion. */
export const deleted = (
  id: string | null,
  ...refusals: Refusal[]
): DeletePrescriptionMutation['deletePrescription'] => ({
  deletedId: id,
  userErrors: userErrors(refusals),
})

/** Serves the private files as the test says, and records the object URLs. */
export function stubFiles(answer = () => new Response('picture')) {
  const fetched: { url: string; authorization: string | null }[] = []
  const open = new Set<string>()
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    fetched.push({ url, authorization: new Headers(init.headers).get('authorization') })
    return Promise.resolve(answer())
  })
  let count = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    count += 1
    const url = `blob:${count}`
    open.add(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void open.delete(url))
  return { fetched, open }
}
