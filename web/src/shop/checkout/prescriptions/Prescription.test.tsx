import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type Server,
  type Uploaded,
  button,
  cash,
  loaded,
  openCheckout,
  press,
} from '../../../../test/checkout.tsx'
import {
  buildPrescription,
  buildPrescriptions,
  deleted,
  stubFiles,
  uploaded,
} from '../../../../test/prescriptions.ts'
import { buildCart, buildUpiPayment } from '../../../../test/quotes.ts'
import { type openStore, saveTokens } from '../../../../test/store.tsx'
// Loads the chunk before the first test begins.
import './WithPrescriptions.tsx'

let shop: ReturnType<typeof openStore>

beforeEach(() => {
  saveTokens()
  stubFiles()
})

/** Opens the checkout for an order that requires a prescription. */
function open(changes: Partial<Server> = {}) {
  const { shop: store, ...rest } = openCheckout({ prescriptionRequired: true, ...changes })
  shop = store
  return rest
}

const section = () => screen.findByRole('group', { name: 'Prescription' })
const boxes = () => screen.findAllByRole('checkbox')
const checked = async () => (await boxes()).map((box) => box.matches(':checked'))
const orders = () => shop.getInputs('PlaceOrder')
const texts = () => shop.toasts.map(({ text }) => text)
const success = () => screen.findByRole('heading', { name: 'Order Successfully' })
const uploads = () => within(screen.getByRole('list', { name: 'Uploads' })).getAllByRole('listitem')
const uploadTexts = () => uploads().map((row) => row.textContent)
const error = async () => {
  const id = (await section()).getAttribute('aria-describedby') ?? ''
  return document.getElementById(id)?.textContent
}

const file = (name = 'rx.jpg', type = 'image/jpeg', bytes = 9) =>
  new File([new Uint8Array(bytes)], name, { type })
const choose = async (...chosen: File[]) =>
  // Ignores the file input's type filter, because people can choose any file anyway.
  userEvent.upload(await screen.findByLabelText('Prescription files'), chosen, {
    applyAccept: false,
  })

/** Holds uploads until the test answers them. */
function holdUploads() {
  const answers: ((payload: Uploaded) => void)[] = []
  const upload = () => new Promise<Uploaded>((resolve) => void answers.push(resolve))
  return { upload, answers }
}

describe('the prescription of an order', () => {
  it('the checkout neither asks for a prescription nor loads anything about it if no product requires one', async () => {
    open({ prescriptionRequired: false })
    await loaded()
    expect(screen.queryByRole('group', { name: 'Prescription' })).toBeNull()
    await press(cash)
    await success()
    expect(shop.getVariables('Prescriptions')).toEqual([])
    expect(orders()[0]?.prescriptionIds).toBeUndefined()
  })

  it('the checkout requires a prescription for the named products', async () => {
    open()
    const shown = within(await section())
    expect(shown.getByText('Toned Milk requires a prescription.')).toBeTruthy()
    expect(shown.getByText('A pharmacist checks it before we confirm your order.')).toBeTruthy()
  })

  it('the prescription section appears together with the rest of the form', async () => {
    open()
    await screen.findByRole('group', { name: 'Prescription' })
    expect(screen.getByRole('radio', { name: /new street/ })).toBeTruthy()
    expect(screen.queryByLabelText('Prescription files')).toBeTruthy()
  })

  it('every payment method requires a prescription: the section shows the error and takes the focus', async () => {
    open({ cardPayments: true })
    await loaded()
    for (const name of [cash, 'Online Payment', 'Pay by card']) {
      await press(name)
      await waitFor(async () =>
        expect(await error()).toBe('Please add a prescription for your medicines.'),
      )
      await waitFor(async () => expect(document.activeElement).toBe(await section()))
      const id = (await button(cash)).getAttribute('aria-describedby') ?? ''
      expect(document.getElementById(id)?.textContent, 'in one place only').toBe('')
      expect(texts()).not.toContain(await error())
      act(() => screen.getByRole('button', { name: cash }).focus())
    }
    expect(orders()).toEqual([])
    expect(shop.getInputs('StartUpiPayment')).toEqual([])
  })

  it('an uploaded prescription is selected automatically, and sent with the order', async () => {
    open()
    await loaded()
    await press(cash)
    const rx = file()
    await choose(rx)
    await waitFor(async () => expect(await checked()).toEqual([true]))
    expect(await error()).toBe('')
    const [sent] = shop.getInputs('UploadPrescription')
    expect(sent).toMatchObject({
      file: rx,
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })
    expect(texts()).toContain('1 prescription uploaded')
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull()
    await press(cash)
    await success()
    expect(orders()).toMatchObject([{ prescriptionIds: ['rx1'] }])
  })

  it('several files can be uploaded, each with its own request, progress and error', async () => {
    const { upload, answers } = holdUploads()
    open({ upload })
    await choose(file('front.jpg'), file('back.jpg'))
    const front = await screen.findByRole('progressbar', { name: 'Upload of front.jpg' })
    await waitFor(() => expect(answers).toHaveLength(2))
    act(() => shop.getContext('UploadPrescription')?.onUploadProgress?.(0.4))
    const back = screen.getByRole('progressbar', { name: 'Upload of back.jpg' })
    await waitFor(() => expect(back).toHaveProperty('value', 0.4))
    expect(front).toHaveProperty('value', 0)
    answers[0]?.(uploaded(null, ['UNSUPPORTED_MEDIA_TYPE', 'This is not an image or PDF.']))
    expect((await screen.findByRole('alert')).textContent).toBe('This is not an image or PDF.')
    answers[1]?.(uploaded(buildPrescription()))
    await waitFor(async () => expect(await checked()).toEqual([true]))
    expect(uploadTexts()).toEqual(['front.jpgThis is not an image or PDF.Try again'])
    await press('Dismiss front.jpg')
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull()
  })

  it('an upload can be resent after a failure', async () => {
    const { server } = open({ upload: () => Promise.reject(new TypeError('The upload failed')) })
    await choose(file())
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t reach the shop')
    server.upload = () => uploaded(buildPrescription())
    await press('Try again')
    await waitFor(async () => expect(await checked()).toEqual([true]))
  })

  it('an upload can be cancelled while it is sent', async () => {
    const { upload } = holdUploads()
    open({ upload })
    await choose(file())
    await press('Cancel upload of rx.jpg')
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(shop.getContext('UploadPrescription')?.fetchOptions?.signal?.aborted).toBe(true)
  })

  it('the order waits until the prescription is uploaded completely', async () => {
    const { upload, answers } = holdUploads()
    open({ upload, prescriptions: [buildPrescription({ id: 'old' })] })
    await userEvent.click((await boxes())[0] ?? document.body)
    await choose(file())
    await press(cash)
    await waitFor(async () =>
      expect(await error()).toBe('Please wait until your prescription is uploaded.'),
    )
    expect(orders()).toEqual([])
    await waitFor(() => expect(answers).toHaveLength(1))
    answers[0]?.(uploaded(buildPrescription({ id: 'new' })))
    await waitFor(async () => expect(await checked()).toEqual([true, true]))
    await press(cash)
    await success()
    expect(orders()).toMatchObject([{ prescriptionIds: ['old', 'new'] }])
  })

  it.each([
    ['too big', file('rx.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1), 'The limit is 10 MB'],
    ['of another type', file('rx.txt', 'text/plain'), 'JPEG, PNG, WebP or PDF'],
  ])('the upload rejects a file that is %s', async (_what, rx, message) => {
    open()
    await choose(rx)
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(shop.getInputs('UploadPrescription')).toEqual([])
  })

  it('the upload accepts exactly 10 MB, and a file whose type the phone does not report', async () => {
    open()
    await choose(file('rx', '', 10 * 1024 * 1024))
    await waitFor(async () => expect(await checked()).toEqual([true]))
  })
})

describe('prescriptions from earlier', () => {
  it('earlier prescriptions are offered unless they are too old, and sent if they are chosen', async () => {
    const old = buildPrescription({ id: 'old', expired: true })
    open({ prescriptions: [...buildPrescriptions(2), old] })
    expect(await checked()).toEqual([false, false])
    const name = 'Prescription photo, 2 kB, Uploaded 20 Nov 2026, 2:30 pm'
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp('2 kB') }))
    expect((await boxes())[1]?.closest('label')?.textContent).toBe(name)
    await press(cash)
    await success()
    expect(orders()).toMatchObject([{ prescriptionIds: ['rx2'] }])
  })

  it('earlier prescriptions stay chosen after a reload, but not for the next order', async () => {
    const prescriptions = buildPrescriptions(2)
    open({ prescriptions })
    await userEvent.click(await screen.findByRole('checkbox', { name: /2 kB/ }))
    cleanup()
    open({ prescriptions })
    expect(await checked()).toEqual([false, true])
    cleanup()
    const next = buildCart(2)
    const lines = next.lines.map((line) => ({ ...line, id: 'line-9' }))
    open({ prescriptions, cart: { ...next, lines } })
    expect(await checked()).toEqual([false, false])
  })

  it('up to five prescriptions can be chosen; further uploads are not sent', async () => {
    const upload = () => uploaded(buildPrescription({ id: 'new' }))
    open({ prescriptions: buildPrescriptions(6), upload })
    for (const box of (await boxes()).slice(0, 4)) await userEvent.click(box)
    await choose(file('a.jpg'), file('b.jpg'))
    await waitFor(async () => expect((await checked()).filter(Boolean)).toHaveLength(5))
    expect(shop.getInputs('UploadPrescription')).toHaveLength(1)
    expect(uploadTexts()).toEqual(['b.jpgAn order can have at most 5 prescriptions.'])
    expect(screen.getByText(/You have chosen 5 prescriptions/)).toBeTruthy()
    expect((await boxes()).filter((box) => box.matches(':disabled:not(:checked)'))).not.toEqual([])
    await userEvent.click((await boxes()).find((box) => box.matches(':checked')) ?? document.body)
    expect((await boxes()).filter((box) => box.matches(':disabled'))).toEqual([])
  })

  it('the list shows only the first prescriptions initially', async () => {
    open({ prescriptions: buildPrescriptions(8) })
    expect(await boxes()).toHaveLength(6)
    await press('Show all 8 prescriptions')
    expect(await boxes()).toHaveLength(8)
  })

  it('a prescription is deleted after a confirmation, which moves the focus to the section', async () => {
    open({ prescriptions: buildPrescriptions(2) })
    await userEvent.click(await screen.findByRole('checkbox', { name: /1 kB/ }))
    await press(/^Delete prescription from .* 1 kB$/)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete prescription' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await boxes()).toHaveLength(1))
    expect(shop.getInputs('DeletePrescription')).toEqual([{ prescriptionId: 'rx1' }])
    expect(texts()).toContain('Prescription deleted')
    await waitFor(async () => expect(document.activeElement).toBe(await section()))
    await press(cash)
    await waitFor(async () => expect(await error()).toContain('Please add a prescription'))
  })

  it('a prescription is not deleted while an order needs it', async () => {
    const message = 'ORD-1 needs this prescription.'
    open({
      prescriptions: buildPrescriptions(1),
      remove: () => deleted(null, ['IN_USE', message]),
    })
    await press(/^Delete prescription/)
    await press('Delete')
    await waitFor(() => expect(texts()).toContain(message))
    expect(await boxes()).toHaveLength(1)
  })

  it('the prescription list can be reloaded after a failure', async () => {
    const { server } = open({ arePrescriptionsDown: true })
    const retry = await button('Retry')
    server.arePrescriptionsDown = false
    await userEvent.click(retry)
    expect(await section()).toBeTruthy()
  })
})

describe('a prescription that the server rejects', () => {
  const message = 'Toned Milk requires a prescription.'

  it.each(['prescriptionIds', 'lines'])(
    'a rejected prescription shows an error in the section and reloads the list: %s',
    async (field) => {
      const { server, reject } = open({ prescriptions: buildPrescriptions(2) })
      server.place = () => {
        server.prescriptions = buildPrescriptions(1)
        return reject('PRESCRIPTION_REQUIRED', message, field)
      }
      await userEvent.click(await screen.findByRole('checkbox', { name: /2 kB/ }))
      await press(cash)
      await waitFor(async () => expect(await error()).toBe(message))
      await waitFor(async () => expect(document.activeElement).toBe(await section()))
      await waitFor(async () => expect(await checked()).toEqual([false]))
      expect(texts()).toContain(message)
    },
  )

  it('the section appears if the product has just become a prescription medicine', async () => {
    const { server, reject } = open({ prescriptionRequired: false })
    server.place = () => {
      server.prescriptionRequired = true
      return reject('PRESCRIPTION_REQUIRED', message)
    }
    await loaded()
    await press(cash)
    await waitFor(async () => expect(await error()).toBe(message))
    await waitFor(async () => expect(document.activeElement).toBe(await section()))
  })

  it('a rejected prescription closes the QR code', async () => {
    open({
      prescriptions: buildPrescriptions(1),
      upiErrors: [['PRESCRIPTION_REQUIRED', message, 'prescriptionIds']],
    })
    await userEvent.click((await boxes())[0] ?? document.body)
    await press('Online Payment')
    await waitFor(async () => expect(await error()).toBe(message))
    expect(screen.queryByText('Pay with UPI')).toBeNull()
  })
})

describe('the payment of an order with a prescription', () => {
  const chooseFirst = async () => userEvent.click((await boxes())[0] ?? document.body)

  it('a UPI payment begins and ends with the prescription', async () => {
    open({ prescriptions: buildPrescriptions(1) })
    await chooseFirst()
    await press('Online Payment')
    await press('Confirm Payment')
    await success()
    expect(shop.getInputs('StartUpiPayment')).toMatchObject([{ prescriptionIds: ['rx1'] }])
    expect(orders()).toMatchObject([{ paymentMethod: 'UPI', prescriptionIds: ['rx1'] }])
  })

  it('a UPI payment continues with the prescription after a reload', async () => {
    const prescriptions = buildPrescriptions(1)
    open({ prescriptions })
    await chooseFirst()
    await press('Online Payment')
    await button('Confirm Payment')
    cleanup()
    open({ prescriptions, upiPayment: buildUpiPayment(5_400, 'k'.repeat(32)) })
    await press('Confirm Payment')
    await success()
    expect(orders()).toMatchObject([{ paymentMethod: 'UPI', prescriptionIds: ['rx1'] }])
    expect(shop.getInputs('StartUpiPayment')).toEqual([])
  })

  it('a card payment sends the prescription', async () => {
    open({ prescriptions: buildPrescriptions(1), cardPayments: true })
    await chooseFirst()
    await press('Pay by card')
    await success()
    expect(orders()).toMatchObject([{ paymentMethod: 'CARD', prescriptionIds: ['rx1'] }])
  })
})
