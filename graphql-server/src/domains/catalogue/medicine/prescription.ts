import type { DrugSchedule } from '../../../contract/types.generated.ts'
import { toOneLine } from '../../../lib/text-checks.ts'

/** Accepted texts. Those that only require a prescription count as schedule H. */
const TEXTS: Record<DrugSchedule, string[]> = {
  NONE: ['', 'Not required', 'No prescription required', 'No', 'None', 'False', 'OTC'],
  H: [
    'H',
    'Schedule H',
    'Prescription required',
    'Required',
    'Rx',
    'Rx required',
    'Yes',
    'True',
    'प्रिस्क्रिप्शन या डॉक्टर की पर्ची ज़रूरी है',
    'பிரிஸ்கிரிப்ஷன் தேவை',
  ],
  H1: ['H1', 'Schedule H1'],
  X: ['X', 'Schedule X'],
}

const SCHEDULES = new Map(
  (['NONE', 'H', 'H1', 'X'] as const).flatMap((schedule) =>
    TEXTS[schedule].map((text) => [toKey(text), schedule]),
  ),
)

/** The accepted texts, for messages. */
export const PRESCRIPTION_TEXTS = 'Not required, Required, H, H1 or X'

/** Longer texts are not schedules, and are not compared with patterns. */
export const MAX_PRESCRIPTION = 200

/** Reads texts such as 'Not required', 'Rx' or 'Schedule H1'. Returns null for any other text. */
export function readPrescription(text: string): DrugSchedule | null {
  return text.length > MAX_PRESCRIPTION ? null : (SCHEDULES.get(toKey(text)) ?? null)
}

/** Formats a text that `readPrescription` reads back: 'Not required', 'H', 'H1' or 'X'. */
export function formatPrescription(schedule: DrugSchedule): string {
  return schedule === 'NONE' ? 'Not required' : schedule
}

/** Ignores case, a full stop at the end, and different encodings of letters with a dot. */
function toKey(text: string): string {
  return toOneLine(text).normalize('NFC').toLowerCase().replace(/[.।]$/, '')
}
