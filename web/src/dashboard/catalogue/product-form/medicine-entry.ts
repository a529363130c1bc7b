import type { MedicineInput } from '../../../apollo/schema-types.generated.ts'
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts'
import { formNames, scheduleNames, unitNames } from '../../../shared/medicine/medicine-words.ts'
import type { FieldError } from '../../../ui/forms/use-field-errors.ts'

/** A medicine's form values: its choices by name, and the number as text. */
export interface MedicineEntry {
  /** 'Yes' for a medicine, otherwise empty. */
  medicine: string
  medicineForm: string
  packCount: string
  packUnit: string
  schedule: string
}

export const medicineLabels: Record<keyof MedicineEntry, string> = {
  medicine: 'Medicine',
  medicineForm: 'Form',
  packCount: 'Pack',
  packUnit: 'Pack unit',
  schedule: 'Schedule',
}

export const noMedicine: MedicineEntry = {
  medicine: '',
  medicineForm: '',
  packCount: '',
  packUnit: '',
  schedule: '',
}

export function toMedicineEntry(medicine: ProductForm_ProductFragment['medicine']): MedicineEntry {
  if (!medicine) return noMedicine
  return {
    medicine: 'Yes',
    medicineForm: formNames[medicine.form],
    packCount: String(medicine.packCount ?? ''),
    packUnit: unitNames[medicine.packUnit],
    schedule: scheduleNames[medicine.schedule],
  }
}

/** Returns null if the product is not a medicine, or while a choice is missing. */
export function toMedicineInput(entry: MedicineEntry): MedicineInput | null {
  const { form, packUnit, schedule } = readChoices(entry)
  if (entry.medicine === '' || !form || !packUnit || !schedule) return null
  return { form, packCount: readPackCount(entry), packUnit, schedule }
}

/** Returns an error for each missing choice, and for a pack that is not above 0, under the server's field names. */
export function validateMedicine(entry: MedicineEntry): FieldError[] {
  if (entry.medicine === '') return []
  const { form, packUnit, schedule } = readChoices(entry)
  const packCount = readPackCount(entry)
  const isPackInvalid = packCount !== null && !(packCount > 0)
  const errors = [
    { field: 'medicine.form', message: !form && 'Form is required.' },
    { field: 'medicine.packCount', message: isPackInvalid && 'Pack must be greater than 0.' },
    { field: 'medicine.packUnit', message: !packUnit && 'Pack unit is required.' },
    { field: 'medicine.schedule', message: !schedule && 'Schedule is required.' },
  ]
  return errors.flatMap(({ field, message }) => (message ? { field, message } : []))
}

function readChoices({ medicineForm, packUnit, schedule }: MedicineEntry) {
  return {
    form: findKey(formNames, medicineForm),
    packUnit: findKey(unitNames, packUnit),
    schedule: findKey(scheduleNames, schedule),
  }
}

function findKey<Key extends string>(names: Record<Key, string>, name: string): Key | undefined {
  for (const key in names) if (names[key] === name) return key
  return undefined
}

/** Returns null if unknown, and NaN if invalid. */
function readPackCount({ packCount }: MedicineEntry): number | null {
  return packCount.trim() === '' ? null : Number(packCount)
}
