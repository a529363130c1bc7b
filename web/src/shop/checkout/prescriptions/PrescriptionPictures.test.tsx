import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Server, button, cash, openCheckout, press } from '../../../../test/checkout.tsx'
import { buildPrescription, buildPrescriptions, stubFiles } from '../../../../test/prescriptions.ts'
import { type openStore, saveTokens } from '../../../../test/store.tsx'
// Loads the chunks before the first test begins.
import '../../../ui/dashboard/PictureViewer.tsx'
import './WithPrescriptions.tsx'

let shop: ReturnType<typeof openStore>
let files: ReturnType<typeof stubFiles>

beforeEach(() => {
  saveTokens()
  files = stubFiles()
})

/** Opens the checkout for an order that requires a prescription. */
function open(changes: Partial<Server> = {}) {
  const { shop: store, ...rest } = openCheckout({ prescriptionRequired: true, ...changes })
  shop = store
  return rest
}

const boxes = () => screen.findAllByRole('checkbox')
const texts = () => shop.toasts.map(({ text }) => text)

describe('prescription images', () => {
  it('prescription images are loaded with the token, and their object URLs are revoked', async () => {
    open({ prescriptions: buildPrescriptions(1) })
    const view = await button(/^View prescription from 20 Nov 2026, 2:30\spm, 1 kB$/)
    expect(view.querySelector('img')?.getAttribute('src')).toBe('blob:1')
    expect(files.fetched).toEqual([
      { url: '/prescriptions/rx1?signature=1', authorization: 'Bearer a' },
    ])
    await press(/^Delete prescription/)
    await press('Delete')
    await waitFor(() => expect(files.open.size).toBe(0))
  })

  it("prescription images are not reloaded when only the URL's signature has changed", async () => {
    const { server, reject } = open({ prescriptions: [buildPrescription()] })
    await button(/^View prescription/)
    server.place = () => {
      server.prescriptions = [buildPrescription({ url: '/prescriptions/rx1?signature=2' })]
      return reject('PRESCRIPTION_REQUIRED', 'Too old.')
    }
    await userEvent.click((await boxes())[0] ?? document.body)
    await press(cash)
    await waitFor(() => expect(shop.getVariables('Prescriptions')).toHaveLength(2))
    await button(/^View prescription/)
    expect(files.fetched).toHaveLength(1)
  })

  it('prescription images can be reloaded after a failure, with a new URL', async () => {
    files = stubFiles(() => new Response('', { status: 404 }))
    const { server } = open({ prescriptions: [buildPrescription()] })
    const retry = await button(/^Could not load prescription/)
    server.prescriptions = [buildPrescription({ url: '/prescriptions/rx1?signature=2' })]
    files = stubFiles()
    await userEvent.click(retry)
    await button(/^View prescription/)
    expect(files.fetched.map(({ url }) => url)).toEqual(['/prescriptions/rx1?signature=2'])
  })

  it('prescription images open in full screen', async () => {
    open({ prescriptions: [buildPrescription()] })
    await press(/^View prescription/)
    const viewer = await screen.findByRole('dialog', { name: /^prescription from/ })
    expect(within(viewer).getByRole('img').getAttribute('src')).toBe('blob:1')
  })

  it('PDF prescriptions are downloads', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    open({ prescriptions: [buildPrescription({ type: 'PDF', size: 1_200_000 })] })
    const download = await button(/^Download prescription from .*, 1\.2 MB$/)
    expect(files.fetched).toEqual([])
    await userEvent.click(download)
    await waitFor(() => expect(saved).toEqual(['prescription-2026-11-20.pdf']))
    files = stubFiles(() => new Response('', { status: 500 }))
    await userEvent.click(download)
    await waitFor(() =>
      expect(texts()).toContain('We couldn’t download this file. Please try again.'),
    )
  })
})
