import sharp from 'sharp'
import { Types } from 'mongoose'
import { expect, it } from 'vitest'
import { HTML, noise, PDF, SVG } from '../../../test/attacks/hostile-files.ts'
import { buildShopper, type Shopper } from '../../../test/support/factories.ts'
import { open } from '../../../test/support/prescriptions.ts'
import { SECRET } from '../../../test/support/store.ts'
import { createPrivateLinks } from '../private-file/private-links.ts'
import { setUpTickets, storePhoto, uploadPhoto } from '../../../test/support/tickets.ts'
import { ticketPhotoKind } from './ticket-photo.service.ts'
import { TicketPhoto } from './ticket.model.ts'

const shop = setUpTickets()

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a ticket image of type %s is kept as WebP without metadata',
  async (format) => {
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' } }
    const original = await noise(64, 64).withExif(place).toFormat(format).toBuffer()
    const { type, bytes } = await ticketPhotoKind.judge(original)
    const { format: kept, exif } = await sharp(bytes).metadata()
    expect([type, kept, exif]).toEqual(['PICTURE', 'webp', undefined])
  },
)

it.each([
  ['HTML', HTML, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a PDF', PDF, 'UNSUPPORTED_MEDIA_TYPE'],
  ['an SVG', SVG, 'UNSUPPORTED_MEDIA_TYPE'],
  ['nothing', '', 'UNSUPPORTED_MEDIA_TYPE'],
  ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 255), 'PAYLOAD_TOO_LARGE'],
])('a ticket image that is %s is rejected', async (_what, content, code) => {
  await expect(ticketPhotoKind.judge(Buffer.from(content))).rejects.toMatchObject({
    userErrors: [{ code, field: 'file' }],
  })
})

it('a photo that is uploaded over HTTP can be sent with a ticket of its owner only', async () => {
  const { store, shopper } = shop.desk
  const { data } = await uploadPhoto(
    store,
    shopper.accessToken,
    await noise(64, 64).jpeg().toBuffer(),
  )
  const { photo, userErrors } = data.uploadTicketPhoto
  expect(userErrors).toEqual([])
  const photoIds = [photo?.id ?? '']
  const other = await buildShopper(store.tokens)
  const foreign = await shop.create({ photoIds, orderId: null, lines: [], reason: 'OTHER' }, other)
  expect(foreign.userErrors[0]).toMatchObject({ reason: 'TICKET_PHOTO_UNKNOWN', field: 'photoIds' })
  expect((await shop.createdTicket({ photoIds })).photos).toEqual([photo])
})

it('a file that is uploaded over HTTP as a JPEG is judged by its content and size', async () => {
  const { store, shopper } = shop.desk
  const tooLarge = Buffer.alloc(5 * 1024 * 1024 + 1, 255)
  for (const [content, code] of [
    [HTML, 'UNSUPPORTED_MEDIA_TYPE'],
    [PDF, 'UNSUPPORTED_MEDIA_TYPE'],
    [tooLarge, 'PAYLOAD_TOO_LARGE'],
  ] as const) {
    const { data } = await uploadPhoto(store, shopper.accessToken, content)
    expect(data.uploadTicketPhoto).toEqual({ photo: null, userErrors: [{ code, field: 'file' }] })
  }
  expect(await TicketPhoto.countDocuments({ userId: shopper.user._id })).toBe(0)
})

it('a guest cannot upload a ticket image', async () => {
  const before = await TicketPhoto.countDocuments()
  const { errors } = await uploadPhoto(shop.desk.store, undefined, 'anything')
  expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED')
  expect(await TicketPhoto.countDocuments()).toBe(before)
})

it('a ticket image is open to its owner and the team, and looks missing to all others', async () => {
  const { store, shopper, staff } = shop.desk
  const id = await storePhoto(shopper)
  const { _id, file } = await TicketPhoto.findById(id).orFail().lean()
  await store.prescriptionFiles.write(file, await noise(8, 8).webp().toBuffer())
  const other = await buildShopper(store.tokens)
  const links = createPrivateLinks(SECRET)
  const status = async (reader: Shopper, fileId = _id) => {
    const url = links.sign(ticketPhotoKind, fileId, reader.user._id, new Date())
    return (await open(store, url, reader.accessToken)).statusCode
  }
  expect(await status(shopper)).toBe(200)
  expect(await status(staff)).toBe(200)
  expect(await status(other)).toBe(404)
  expect(await status(shopper, new Types.ObjectId())).toBe(404)
  const path = links.sign(ticketPhotoKind, _id, shopper.user._id, new Date())
  expect((await open(store, path)).statusCode).toBe(401)
  expect((await open(store, path, staff.accessToken)).statusCode).toBe(404)
  const asPrescription = links.sign({ path: '/prescriptions' }, _id, shopper.user._id, new Date())
  expect((await open(store, asPrescription, shopper.accessToken)).statusCode).toBe(404)
})
