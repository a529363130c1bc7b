import sharp from 'sharp'
import { uploadPrescription } from '../../domains/prescription/prescription.service.ts'
import { IncomingFile } from '../../contract/incoming-file.ts'
import type { SampleServices, SampleShopper } from './shop.ts'

/** Uploads a prescription, and lets the customer order with it. */
export async function addPrescription(
  { prescriptionFiles }: SampleServices,
  shopper: SampleShopper,
): Promise<void> {
  const file = new IncomingFile(drawPrescription)
  const { _id } = await uploadPrescription(prescriptionFiles, shopper.user._id, { file })
  shopper.prescriptionIds = [_id.toHexString()]
}

/**
 * Draws a page with a letterhead, lines like handwriting and a stamp, but without letters, because fonts differ between
 * machines.
 */
function drawPrescription(): Promise<Buffer> {
  const line = (y: number, width: number) =>
    `<path d="M120 ${y}${' q12 -26 24 0 t24 0'.repeat(Math.floor(width / 48))}"/>`
  const lines = [330, 400, 470, 540, 640].map((y, at) => line(y, 560 - (at % 3) * 96))
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000">
      <rect width="800" height="1000" fill="#fdfcf7"/>
      <rect x="60" y="60" width="680" height="110" fill="#d7e6f5"/>
      <path d="M110 90 v50 M85 115 h50" stroke="#2b5f9e" stroke-width="16"/>
      <path d="M180 100 h320 M180 132 h220" stroke="#2b5f9e" stroke-width="10"/>
      <g fill="none" stroke="#2a3350" stroke-width="5">${lines.join('')}</g>
      <circle cx="620" cy="850" r="72" fill="none" stroke="#7a4fb0" stroke-width="7"/>
      <path d="M575 850 h90" stroke="#7a4fb0" stroke-width="7"/>
    </svg>`),
  )
    .png()
    .toBuffer()
}
