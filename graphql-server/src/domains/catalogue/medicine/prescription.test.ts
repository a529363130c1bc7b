import { expect, it } from 'vitest'
import { SCHEDULES } from './medicine-fields.ts'
import { formatPrescription, readPrescription } from './prescription.ts'

it.each([
  ['', 'NONE'],
  ['Not required', 'NONE'],
  ['NO', 'NONE'],
  [' prescription  required. ', 'H'],
  ['Required', 'H'],
  ['Rx', 'H'],
  ['Yes', 'H'],
  ['true', 'H'],
  ['प्रिस्क्रिप्शन या डॉक्टर की पर्ची ज़रूरी है।', 'H'],
  ['பிரிஸ்கிரிப்ஷன் தேவை', 'H'],
  ['h', 'H'],
  ['Schedule H1', 'H1'],
  ['X', 'X'],
])('reads the text %j as schedule %s', (text, schedule) => {
  expect(readPrescription(text)).toBe(schedule)
})

it.each(['maybe', 'Schedule G', 'H2', 'HX', '1', 'not'])(
  'does not guess the meaning of the text %j',
  (text) => {
    expect(readPrescription(text)).toBeNull()
  },
)

it.each(SCHEDULES)('reads back the text for schedule %s', (schedule) => {
  const text = formatPrescription(schedule)
  expect(text).not.toBe('')
  expect(readPrescription(text)).toBe(schedule)
})
