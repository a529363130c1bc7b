import { readPrescription } from '../../medicine/prescription.ts'

/** Words in headers such as 'rx_required', 'Drug Schedule' or 'isPrescriptionNeeded'. */
const WORDS = new Set(['rx', 'rxrequired', 'isrx', 'otc', 'ndps', 'narcotic', 'psychotropic'])
const PARTS = ['prescri', 'schedule', 'पर्ची', 'प्रिस्क्रिप्शन', 'மருந்துச்சீட்டு', 'பிரிஸ்கிரிப்ஷன்']
const MAX_HEADER = 200
/** Texts that can only mean a prescription in any column, unlike 'Yes'. */
const CERTAIN = /prescription|schedule|\brx\b|प्रिस्क्रिप्शन|பிரிஸ்கிரிப்ஷன்/i

/** Whether a column's header says that it is about prescriptions. */
export function isPrescriptionHeader(header: string): boolean {
  const start = header.slice(0, MAX_HEADER)
  const words = start.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase()
  return (
    PARTS.some((part) => words.includes(part)) ||
    words.split(/[^\p{L}\p{N}]+/u).some((word) => WORDS.has(word))
  )
}

/**
 * Judges a column by its cells. It is about prescriptions if a cell says so in words, or if all cells can be read as a
 * schedule and at least one is H or H1.
 */
export function judgeCells() {
  let [isCertain, hasSchedule, isReadable] = [false, false, true]
  let last = ''
  return {
    add(cell: string): void {
      // Columns such as types repeat the same cell in many rows.
      if (isCertain || cell === '' || cell === last) return
      last = cell
      const schedule = readPrescription(cell)
      if (schedule === null) isReadable = false
      else if (CERTAIN.test(cell)) isCertain = true
      else if (/^\s*h1?\s*$/i.test(cell)) hasSchedule = true
    },
    isAboutPrescriptions: () => isCertain || (hasSchedule && isReadable),
  }
}
