import { vi } from 'vitest'

const prescription = {
  __typename: 'Prescription',
  id: 'rx1',
  type: 'PICTURE',
  size: 240_000,
  url: '/prescriptions/rx1?signature=1',
  uploadedAt: '2026-11-20T09:00:00.000Z',
  usableUntil: '2999-05-19T09:00:00.000Z',
  keptUntil: null as string | null,
  expired: false,
}

/** A picture that can be used for orders. */
export function buildPrescription(changes: Partial<typeof prescription> = {}) {
  const { id = prescription.id } = changes
  return { ...prescription, url: `/prescriptions/${id}?signature=1`, ...changes }
}

/** Builds this number of prescriptions with the sizes 1 kB, 2 kB and so on. */
export const buildPrescriptions = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildPrescription({ id: `rx${index + 1}`, size: 1000 * (index + 1) }),
  )

const buildErrors = (errors: [code: string, message: string][]) =>
  errors.map(([code, message]) => ({ __typename: 'UserError', code, message, field: null }))

/** The answer to an upload. */
export const uploaded = (stored: object | null, ...errors: [code: string, message: string][]) => ({
  __typename: 'UploadPrescriptionPayload',
  prescription: stored,
  userErrors: buildErrors(errors),
})

/** The answer to a deletion. */
export const deleted = (id: string | null, ...errors: [code: string, message: string][]) => ({
  __typename: 'DeletePrescriptionPayload',
  deletedId: id,
  userErrors: buildErrors(errors),
})

/** Serves the private files as the test says, and notes the object URLs. */
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
