import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import type { Block, DescribedDocument } from './describe-document.ts'
import type { DescribedLine, Pair } from './describe-amounts.ts'
import { documentTexts } from './texts.ts'

/** All lengths are in points. A4 has 595 × 842. */
const MARGIN = 40
const WIDTH = 595 - 2 * MARGIN
const GAP = 16
/** Enough for a signature by hand. */
const SIGNATURE_HEIGHT = 30
/** The right edges of the columns, from the left margin. The product has the rest. */
const COLUMNS = [275, 45, 95, 100] as const
const SIZE = { heading: 18, body: 9.5, small: 8 } as const
const [INK, SOFT, LINE] = ['#10231b', '#4c5b53', '#c9c4b8'] as const

/** A PDF takes the processor for a tenth of a second, so that a process makes one at a time. */
const oneAtATime = pLimit(1)

/** Static fonts with Latin and Devanagari letters and the rupee sign. */
let fonts: Promise<[regular: Buffer, bold: Buffer]> | undefined

function loadFonts(): Promise<[Buffer, Buffer]> {
  const { resolve } = createRequire(import.meta.url)
  const read = (style: string, file: string) =>
    readFile(resolve(`@expo-google-fonts/noto-sans-devanagari/${style}/${file}.ttf`))
  return Promise.all([
    read('400Regular', 'NotoSansDevanagari_400Regular'),
    read('700Bold', 'NotoSansDevanagari_700Bold'),
  ])
}

/** Draws a document on A4 pages. Returns the PDF, with its fonts embedded. */
export function drawPdf(document: DescribedDocument, issuedAt: Date): Promise<Buffer> {
  return oneAtATime(async () => {
    const [{ default: PdfDocument }, [regular, bold]] = await Promise.all([
      import('pdfkit'),
      (fonts ??= loadFonts()),
    ])
    const { title, number, parties } = document
    const pdf = new PdfDocument({
      ...{ size: 'A4', margin: MARGIN, bufferPages: true, lang: 'en-IN' },
      // Otherwise, Helvetica is loaded first.
      font: '',
      info: { Title: `${title} ${number}`, Author: parties[0]?.lines[0] ?? '' },
    })
    pdf.info.CreationDate = issuedAt
    pdf.registerFont('regular', regular)
    pdf.registerFont('bold', bold)
    draw(pdf, document)
    pdf.end()
    return buffer(pdf)
  })
}

type Pdf = PDFKit.PDFDocument

function draw(pdf: Pdf, document: DescribedDocument): void {
  const { notice, parties, lines, columns, totals, payment, pharmacist, amended, footer } = document
  if (notice !== '') {
    write(pdf, notice, { font: 'bold', align: 'center' })
    pdf.moveDown(0.8)
  }
  drawHead(pdf, document)
  for (let index = 0; index < parties.length; index += 2) {
    drawSideBySide(pdf, parties.slice(index, index + 2))
  }
  drawColumns(pdf, columns)
  for (const line of lines) drawLine(pdf, line, columns)
  drawTotals(pdf, totals)
  const below = [payment, pharmacist].filter((block) => block !== null)
  if (below.length > 0) drawSideBySide(pdf, below)
  if (pharmacist) drawSignature(pdf)
  if (amended) drawAmendments(pdf, amended)
  keepTogether(pdf, footer.length * 14)
  for (const text of footer) write(pdf, text, { size: SIZE.small, color: SOFT })
  numberPages(pdf)
}

interface Style {
  font?: 'regular' | 'bold'
  size?: number
  color?: string
  align?: 'left' | 'center' | 'right'
  x?: number
  y?: number
  width?: number
}

/** Writes a text, and continues below it. */
function write(pdf: Pdf, text: string, style: Style = {}): void {
  const { font = 'regular', size = SIZE.body, color = INK, align = 'left' } = style
  const { x = MARGIN, y = pdf.y, width = WIDTH } = style
  pdf.font(font).fontSize(size).fillColor(color).text(text, x, y, { width, align })
}

function measure(pdf: Pdf, text: string, { font = 'regular', size = SIZE.body, width }: Style) {
  return pdf.font(font).fontSize(size).heightOfString(text, { width })
}

/** Begins a new page if the rest of this one is too short. */
function keepTogether(pdf: Pdf, height: number): boolean {
  const isTooShort = pdf.y + height > pdf.page.height - MARGIN - GAP
  if (isTooShort) pdf.addPage()
  return isTooShort
}

function drawRule(pdf: Pdf, color: string, weight: number, x = MARGIN): void {
  const { y } = pdf
  pdf.lineWidth(weight).strokeColor(color)
  pdf
    .moveTo(x, y)
    .lineTo(MARGIN + WIDTH, y)
    .stroke()
}

function drawHead(pdf: Pdf, { title, number, mark, facts }: DescribedDocument): void {
  const top = pdf.y
  const half = WIDTH / 2
  write(pdf, title, { font: 'bold', size: SIZE.heading, width: half })
  write(pdf, number, { font: 'bold', size: 11, width: half })
  if (mark !== '') write(pdf, mark, { font: 'bold', color: '#a3271b', width: half })
  const bottom = pdf.y
  pdf.y = top
  for (const pair of facts) drawPair(pdf, pair, { x: MARGIN + half + 40, width: half - 40 })
  pdf.y = Math.max(bottom, pdf.y) + 8
  drawRule(pdf, INK, 1.5)
  pdf.y += GAP
}

/** A label on the left, and its value on the right. */
function drawPair(pdf: Pdf, [label, value]: Pair, style: Style & { x: number; width: number }) {
  const { y } = pdf
  write(pdf, label, { color: SOFT, ...style, y, width: style.width * 0.6 })
  const bottom = pdf.y
  write(pdf, value, {
    ...style,
    ...{ y, x: style.x + style.width * 0.4, width: style.width * 0.6, align: 'right' },
  })
  pdf.y = Math.max(bottom, pdf.y) + 1
}

function drawSideBySide(pdf: Pdf, blocks: readonly Block[]): void {
  const width = (WIDTH - GAP) / 2
  keepTogether(pdf, Math.max(...blocks.map((block) => measureBlock(pdf, block, width))))
  const top = pdf.y
  let bottom = top
  for (const [index, { title, lines }] of blocks.entries()) {
    const x = MARGIN + index * (width + GAP)
    write(pdf, title, { size: SIZE.small, color: SOFT, x, y: top, width })
    for (const [row, text] of lines.entries()) {
      write(pdf, text, { font: row === 0 ? 'bold' : 'regular', x, width })
    }
    bottom = Math.max(bottom, pdf.y)
  }
  pdf.y = bottom + GAP
}

function drawAmendments(pdf: Pdf, { title, lines }: Block): void {
  keepTogether(pdf, SIZE.small * 2 + measure(pdf, lines[0] ?? '', { width: WIDTH }))
  write(pdf, title, { size: SIZE.small, color: SOFT })
  for (const text of lines) {
    keepTogether(pdf, measure(pdf, text, { width: WIDTH }))
    write(pdf, text)
  }
  pdf.y += GAP
}

function measureBlock(pdf: Pdf, { lines }: Block, width: number): number {
  return lines.reduce((sum, text) => sum + measure(pdf, text, { width }), SIZE.small * 2)
}

function drawCells(pdf: Pdf, cells: readonly string[], style: Style): void {
  const { y } = pdf
  let x = MARGIN
  let bottom = y
  for (const [index, width] of COLUMNS.entries()) {
    const align = index === 0 ? 'left' : 'right'
    write(pdf, cells[index] ?? '', { ...style, x, y, width: width - 6, align })
    bottom = Math.max(bottom, pdf.y)
    x += width
  }
  pdf.y = bottom
}

function drawColumns(pdf: Pdf, columns: readonly string[]): void {
  drawCells(pdf, columns, { size: SIZE.small, color: SOFT })
  pdf.y += 4
  drawRule(pdf, LINE, 0.7)
  pdf.y += 5
}

/** A line stays on one page. The columns are named again on the next page. */
function drawLine(pdf: Pdf, { cells, details }: DescribedLine, columns: readonly string[]): void {
  const [product] = cells
  const small = { size: SIZE.small, color: SOFT, width: WIDTH }
  const height = details.reduce(
    (sum, text) => sum + measure(pdf, text, small),
    measure(pdf, product, { width: COLUMNS[0] - 6 }) + GAP,
  )
  if (keepTogether(pdf, height)) drawColumns(pdf, columns)
  drawCells(pdf, cells, {})
  for (const text of details) write(pdf, text, small)
  pdf.y += 4
  drawRule(pdf, LINE, 0.5)
  pdf.y += 5
}

function drawTotals(pdf: Pdf, totals: readonly Pair[]): void {
  const width = 240
  const style = { x: MARGIN + WIDTH - width - 6, width }
  keepTogether(pdf, totals.length * 15 + GAP)
  pdf.y += 6
  for (const pair of totals.slice(0, -1)) drawPair(pdf, pair, style)
  const last = totals.at(-1)
  if (last) {
    pdf.y += 2
    drawPair(pdf, last, { ...style, font: 'bold', size: 11, color: INK })
  }
  pdf.y += GAP
}

/** A line to sign on below the pharmacist, with its label. */
function drawSignature(pdf: Pdf): void {
  const width = (WIDTH - GAP) / 2
  const x = MARGIN + width + GAP
  keepTogether(pdf, SIGNATURE_HEIGHT + SIZE.small * 2)
  pdf.y += SIGNATURE_HEIGHT
  drawRule(pdf, INK, 0.7, x)
  pdf.y += 3
  const { message } = documentTexts.PHARMACIST_SIGNATURE()
  write(pdf, message, { size: SIZE.small, color: SOFT, x, width })
}

function numberPages(pdf: Pdf): void {
  const { count: pages } = pdf.bufferedPageRange()
  if (pages === 1) return
  for (let page = 1; page <= pages; page++) {
    pdf.switchToPage(page - 1)
    const { message } = documentTexts.PAGE_OF_PAGES({ page, pages })
    // Above the margin, because a text below it would begin a page.
    const y = pdf.page.height - MARGIN - GAP
    write(pdf, message, { size: SIZE.small, color: SOFT, align: 'right', y })
  }
}
