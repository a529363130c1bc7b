import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LayoutDocument } from '../../apollo/layout.generated.ts'
import { buildLayout } from '../../../test/shop.ts'
import { buildCart } from '../../../test/quotes.ts'
import { fill, saveTokens, openStore } from '../../../test/store.tsx'
import {
  type Prescription,
  buildPrescription,
  deleted,
  stubFiles,
  uploaded,
} from '../../../test/prescriptions.ts'
import { here, payload, tablet, buildViewer, changeViewer } from '../../../test/profile.ts'
import type { Handlers } from '../../../test/operations.ts'
// Loads the chunks before the first test begins.
import './PrescriptionsSection.tsx'
import './AccountData.tsx'
import './EndOthersDialog.tsx'

let shop: ReturnType<typeof openStore>

beforeEach(() => saveTokens())

function enter(handlers: Handlers = {}) {
  shop = openStore('/dashboard/profile', {
    Layout: () => buildLayout(buildCart(0)),
    Profile: () => ({ viewer: buildViewer() }),
    RequestEmailVerification: () => ({ requestEmailVerification: payload(null) }),
    ...handlers,
  })
}

const field = (label: string) => screen.findByLabelText(label)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** The viewer that the header and the menus show. */
const layoutViewer = () => shop.client.cache.readQuery({ query: LayoutDocument })?.viewer

const anyKey = expect.stringMatching(/^[0-9a-f]{32}$/) as string

describe('the profile', () => {
  it("the profile shows the viewer's data", async () => {
    enter()
    expect(await field('Name')).toHaveProperty('value', 'Asha')
    expect(await field('Email')).toHaveProperty('value', 'asha@example.in')
    expect(await field('Mobile')).toHaveProperty('value', '98765 43210')
    expect(screen.getByRole('heading', { name: 'Profile', level: 1 })).toBeTruthy()
  })

  it('the profile saves trimmed values, and updates them everywhere immediately', async () => {
    enter({
      UpdateProfile: ({ input }) => ({ updateProfile: payload(changeViewer(input)) }),
    })
    fill(await field('Name'), '  Asha Verma ')
    await press('Submit')
    await waitFor(() => expect(shop.toasts).toEqual([{ kind: 'success', text: 'Profile saved' }]))
    const saved = { name: 'Asha Verma', email: 'asha@example.in', mobile: '98765 43210' }
    expect(shop.getInputs('UpdateProfile')).toEqual([saved])
    expect(layoutViewer()).toMatchObject(saved)
    expect(shop.getVariables('Profile')).toHaveLength(1)
    expect(shop.getVariables('Layout')).toHaveLength(1)
  })

  it('the profile requires all three fields, and focuses the first missing one', async () => {
    enter()
    fill(await field('Email'), ' ')
    fill(await field('Mobile'), '')
    await press('Submit')
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts).toEqual(['Email is required.', 'Mobile is required.'])
    await waitFor(async () => expect(document.activeElement).toBe(await field('Email')))
    expect(shop.getInputs('UpdateProfile')).toEqual([])
  })

  it('the profile shows an error beside its field', async () => {
    const taken = 'This email is already registered.'
    enter({
      UpdateProfile: () => ({ updateProfile: payload(null, ['EMAIL_TAKEN', taken, 'email']) }),
    })
    fill(await field('Email'), 'ravi@example.in')
    fill(await field('Current password'), 'ganga yamuna 7')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toBe(taken)
    await waitFor(async () => expect(document.activeElement).toBe(await field('Email')))
    expect(shop.toasts).toEqual([{ kind: 'error', text: taken }])
  })

  it('the profile asks before it saves an unlikely mobile number, as the address form does', async () => {
    enter({ UpdateProfile: () => ({ updateProfile: payload(buildViewer()) }) })
    fill(await field('Mobile'), '12345')
    await press('Submit')
    const hint = screen.getByText(/usually has 10 digits/)
    expect((await field('Mobile')).getAttribute('aria-describedby')).toBe(hint.id)
    expect(document.activeElement).toBe(await field('Mobile'))
    expect(shop.getInputs('UpdateProfile')).toEqual([])
    await press('Save anyway')
    await waitFor(() =>
      expect(shop.getInputs('UpdateProfile')).toMatchObject([{ mobile: '12345' }]),
    )
  })

  it('the profile can be reloaded after a failure', async () => {
    let isDown = true
    enter({
      Profile: () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return { viewer: buildViewer() }
      },
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isDown = false
    await userEvent.click(retry)
    expect(await field('Name')).toBeTruthy()
  })
})

describe('the profile image', () => {
  let revoked: string[]

  beforeEach(() => {
    revoked = []
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
  })

  const picture = ({ type = 'image/png', bytes = 9 } = {}) =>
    new File([new Uint8Array(bytes)], 'me', { type })
  const dialog = () => within(screen.getByRole('dialog', { name: 'Profile image' }))
  async function choose(file: File) {
    await press('Edit profile image')
    // Ignores the file input's type filter, because people can choose any file anyway.
    await userEvent.upload(dialog().getByLabelText('Image file'), file, { applyAccept: false })
  }
  const avatar = { url: '/media/a-640.webp', srcSet: '/media/a-160.webp 160w' }

  it('the profile image is previewed, uploaded, and updated everywhere immediately', async () => {
    enter({
      UploadAvatar: () => ({ uploadAvatar: payload(buildViewer({ avatar })) }),
    })
    const file = picture()
    await choose(file)
    expect(dialog().getByRole('img', { name: 'Preview' }).getAttribute('src')).toBe('blob:1')
    await press('Upload')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shop.getInputs('UploadAvatar')).toEqual([{ file, idempotencyKey: anyKey }])
    expect(shop.toasts).toEqual([{ kind: 'success', text: 'Profile image saved' }])
    expect(layoutViewer()).toMatchObject({ avatar: { url: '/media/a-640.webp' } })
    const button = screen.getByRole('button', { name: 'Edit profile image' })
    expect(button.querySelector('img')?.getAttribute('src')).toBe('/media/a-640.webp')
    expect(revoked).toEqual(['blob:1'])
  })

  it.each([
    [
      'of another type',
      picture({ type: 'image/svg+xml' }),
      'Please choose a JPEG, PNG, WebP or AVIF image.',
    ],
    ['without a type', picture({ type: '' }), 'Please choose a JPEG, PNG, WebP or AVIF image.'],
    [
      'too big',
      picture({ bytes: 5 * 1024 * 1024 + 1 }),
      'This image is too large. The limit is 5 MB.',
    ],
  ])('the image form rejects a file immediately when it is %s', async (_what, file, message) => {
    enter()
    await choose(file)
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(dialog().queryByRole('button', { name: 'Upload' })).toBeNull()
  })

  it('the image form accepts exactly 5 MB', async () => {
    enter()
    await choose(picture({ bytes: 5 * 1024 * 1024 }))
    expect(await dialog().findByRole('button', { name: 'Upload' })).toBeTruthy()
  })

  it('the image upload shows its progress, and can be cancelled and resent', async () => {
    enter({ UploadAvatar: () => stopped() })
    await choose(picture())
    await press('Upload')
    const bar = await screen.findByRole('progressbar', { name: 'Upload' })
    shop.getContext('UploadAvatar')?.onUploadProgress?.(0.4)
    expect(await screen.findByText('Uploading… 40%')).toBeTruthy()
    expect(bar).toHaveProperty('value', 0.4)
    shop.getContext('UploadAvatar')?.onUploadProgress?.(1)
    expect(await screen.findByText('Saving…')).toBeTruthy()
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(shop.toasts).toEqual([])
    await press('Upload')
    await waitFor(() => expect(shop.getInputs('UploadAvatar')).toHaveLength(2))
  })

  it('closing the dialog aborts the image upload', async () => {
    enter({ UploadAvatar: () => stopped() })
    await choose(picture())
    await press('Upload')
    await screen.findByRole('progressbar')
    await press('Close')
    await waitFor(() => expect(signal()?.aborted).toBe(true))
  })

  it('the image can be resent after a failure or rejection', async () => {
    const answers = [
      () => Promise.reject(new TypeError('The upload failed')),
      () => ({ uploadAvatar: payload(null, ['UNSUPPORTED_MEDIA_TYPE', 'This is not an image.']) }),
    ]
    const stored = { uploadAvatar: payload(buildViewer({ avatar })) }
    enter({ UploadAvatar: () => answers.shift()?.() ?? stored })
    await choose(picture())
    await press('Upload')
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t reach the shop')
    await press('Try again')
    expect(await screen.findByText('This is not an image.')).toBeTruthy()
    await press('Try again')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(layoutViewer()).toMatchObject({ avatar: { url: '/media/a-640.webp' } })
  })

  const signal = () => shop.getContext('UploadAvatar')?.fetchOptions?.signal
  /** An upload that lasts until it is stopped. */
  const stopped = () =>
    new Promise<never>((_resolve, reject) => {
      signal()?.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')))
    })
})

describe('the sessions', () => {
  const rows = () =>
    within(screen.getByRole('region', { name: 'Logged-in devices' })).getAllByRole('listitem')
  const devices = () => rows().map((row) => row.querySelector('p')?.textContent)
  const heading = () => screen.getByRole('heading', { name: 'Logged-in devices' })

  it('the session list shows device and last use, with the current session marked', async () => {
    enter()
    await screen.findByText('Chrome on Android')
    expect(devices()).toEqual(['Chrome on Linux', 'Chrome on Android', 'Safari on iOS'])
    expect(screen.getByText('This device').closest('li')).toBe(rows()[0])
    const [first] = rows()
    if (!first) throw new Error('No session')
    expect(within(first).queryByRole('button')).toBeNull()
    const time = first.querySelector('time')
    expect(time?.title.replace(/\s/g, ' ')).toBe('21 Nov 2026, 3:00 pm')
    expect(time?.dateTime).toBe(here.lastUsedAt)
  })

  it('sessions can be ended one by one', async () => {
    enter({
      EndSession: () => ({ endSession: payload(buildViewer({ sessions: [here, tablet] })) }),
    })
    await press('Log out: Chrome on Android')
    await waitFor(() => expect(devices()).toEqual(['Chrome on Linux', 'Safari on iOS']))
    expect(shop.getInputs('EndSession')).toEqual([{ id: 'phone' }])
    expect(shop.toasts).toEqual([{ kind: 'success', text: 'Chrome on Android logged out' }])
    await waitFor(() => expect(document.activeElement).toBe(heading()))
  })

  it('sessions disappear from the list when they have already ended', async () => {
    enter({ EndSession: () => ({ endSession: payload(null, ['NOT_FOUND', 'It has ended.']) }) })
    await press('Log out: Chrome on Android')
    await waitFor(() => expect(devices()).toEqual(['Chrome on Linux', 'Safari on iOS']))
    expect(shop.toasts).toEqual([{ kind: 'error', text: 'It has ended.' }])
  })

  it('sessions stay in the list when the server could not be reached', async () => {
    enter({ EndSession: () => Promise.reject(new TypeError('Failed to fetch')) })
    await press('Log out: Chrome on Android')
    await waitFor(() => expect(shop.toasts[0]?.text).toContain('couldn’t reach the shop'))
    expect(devices()).toHaveLength(3)
  })

  it('all sessions except the current one can be ended, after a confirmation', async () => {
    enter({
      EndOtherSessions: () => ({ endOtherSessions: payload(buildViewer({ sessions: [here] })) }),
    })
    await press('Log out other devices')
    expect(await screen.findByText('Chrome on Android, Safari on iOS')).toBeTruthy()
    await press('Cancel')
    expect(shop.getVariables('EndOtherSessions')).toEqual([])
    await press('Log out other devices')
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Log out other devices' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Log out other devices' }))
    expect(await screen.findByText('No other devices are logged in.')).toBeTruthy()
    expect(devices()).toEqual(['Chrome on Linux'])
    expect(screen.queryByRole('button', { name: 'Log out other devices' })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(heading()))
  })
})

describe('the prescriptions', () => {
  const open = (prescriptions: Prescription[], handlers: Handlers = {}) => {
    stubFiles()
    enter({ Profile: () => ({ viewer: buildViewer({ prescriptions }) }), ...handlers })
  }
  const region = async () => within(await screen.findByRole('region', { name: 'Prescriptions' }))

  it('the profile lists the prescriptions with their dates', async () => {
    const old = { id: 'old', size: 90_000, expired: true }
    const unused = { id: 'unused', keptUntil: '2026-11-27T09:00:00.000Z' }
    open([buildPrescription(), buildPrescription(old), buildPrescription(unused)])
    const rows = (await region()).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent.replace(/\s/g, ' '))).toEqual([
      expect.stringContaining(
        'Prescription photo, 240 kB, Uploaded 20 Nov 2026, 2:30 pmCan be used until 19 May 2999',
      ),
      expect.stringContaining('Too old for new orders'),
      expect.stringContaining('Deleted on 27 Nov 2026 unless you order with it'),
    ])
  })

  it('the profile uploads a prescription', async () => {
    open([], { UploadPrescription: () => ({ uploadPrescription: uploaded(buildPrescription()) }) })
    const shown = await region()
    expect(shown.getByText(/^You have no prescriptions/)).toBeTruthy()
    const rx = new File(['%PDF'], 'rx.pdf', { type: 'application/pdf' })
    await userEvent.upload(shown.getByLabelText('Prescription files'), rx)
    await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(1))
    expect(shop.getInputs('UploadPrescription')).toEqual([{ file: rx, idempotencyKey: anyKey }])
    expect(shown.queryByText(/^You have no prescriptions/)).toBeNull()
  })

  it('the profile shows why a prescription could not be stored', async () => {
    const message = 'You have 100 prescriptions. Please delete one first.'
    open([], {
      UploadPrescription: () => ({
        uploadPrescription: uploaded(null, ['TOO_MANY_PRESCRIPTIONS', message]),
      }),
    })
    const rx = new File(['a'], 'rx.png', { type: 'image/png' })
    await userEvent.upload((await region()).getByLabelText('Prescription files'), rx)
    expect((await screen.findByRole('alert')).textContent).toBe(message)
  })

  it('the profile deletes a prescription', async () => {
    open([buildPrescription()], {
      DeletePrescription: () => ({ deletePrescription: deleted('rx1') }),
    })
    await userEvent.click((await region()).getByRole('button', { name: /^Delete prescription/ }))
    await press('Delete')
    expect(await screen.findByText(/^You have no prescriptions/)).toBeTruthy()
    const heading = screen.getByRole('heading', { name: 'Prescriptions' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('prescriptions disappear when they have been deleted on another device', async () => {
    open([buildPrescription()], {
      DeletePrescription: () => ({
        deletePrescription: deleted(null, ['NOT_FOUND', 'It is gone.']),
      }),
    })
    await userEvent.click((await region()).getByRole('button', { name: /^Delete prescription/ }))
    await press('Delete')
    expect(await screen.findByText(/^You have no prescriptions/)).toBeTruthy()
  })
})

describe('the order emails', () => {
  it('order emails are turned off and on one by one', async () => {
    enter({
      SetOrderMails: ({ input: { wanted } }) => ({
        setOrderMails: payload(buildViewer({ orderMails: [wanted].flat() })),
      }),
    })
    const packed = await screen.findByRole('checkbox', { name: 'Packed' })
    expect(packed).toHaveProperty('checked', true)
    await userEvent.click(packed)
    await waitFor(() => expect(packed).toHaveProperty('checked', false))
    await userEvent.click(packed)
    await waitFor(() => expect(packed).toHaveProperty('checked', true))
    expect(shop.getInputs('SetOrderMails')).toEqual([
      { wanted: ['CONFIRMED', 'DELIVERED', 'CANCELLED'] },
      { wanted: ['CONFIRMED', 'DELIVERED', 'CANCELLED', 'PACKED'] },
    ])
  })

  it('the order email settings stay when the change fails', async () => {
    enter({ SetOrderMails: () => Promise.reject(new TypeError('Failed to fetch')) })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Packed' }))
    await waitFor(() => expect(shop.toasts).toHaveLength(1))
    expect(screen.getByRole('checkbox', { name: 'Packed' })).toHaveProperty('checked', true)
  })
})
