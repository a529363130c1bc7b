import { describe, expect, it } from 'vitest'
import { noMedicine, toMedicineEntry, toMedicineInput, validateMedicine } from './medicine-entry.ts'

const tablets = {
  medicine: 'Yes',
  medicineForm: 'Tablet',
  packCount: '15',
  packUnit: 'tablet',
  schedule: 'H1',
}

const saved = {
  ingredients: [],
  form: 'TABLET' as const,
  packCount: 15,
  packUnit: 'TABLET' as const,
  schedule: 'H1' as const,
  prescriptionRequired: true,
  pricePerUnit: null,
}

describe('medicine details', () => {
  it('medicine details are the same after they were saved', () => {
    expect(toMedicineEntry(saved)).toEqual(tablets)
    expect(toMedicineInput(tablets)).toEqual({
      form: 'TABLET',
      packCount: 15,
      packUnit: 'TABLET',
      schedule: 'H1',
    })
  })

  it('a medicine may have an unknown pack', () => {
    expect(toMedicineEntry({ ...saved, packCount: null }).packCount).toBe('')
    expect(toMedicineInput({ ...tablets, packCount: ' ' })?.packCount).toBeNull()
    expect(validateMedicine({ ...tablets, packCount: '' })).toEqual([])
  })

  it('medicine details are removed when the product is not a medicine', () => {
    expect(toMedicineEntry(null)).toEqual(noMedicine)
    expect(toMedicineInput({ ...tablets, medicine: '' })).toBeNull()
    expect(validateMedicine({ ...tablets, medicine: '', packCount: '-1' })).toEqual([])
  })

  it('a medicine needs a form, a pack unit and a schedule', () => {
    expect(validateMedicine({ ...noMedicine, medicine: 'Yes' })).toEqual([
      { field: 'medicine.form', message: 'Form is required.' },
      { field: 'medicine.packUnit', message: 'Pack unit is required.' },
      { field: 'medicine.schedule', message: 'Schedule is required.' },
    ])
  })

  it.each(['0', '-5', 'ten'])('a medicine cannot have a pack of %s', (packCount) => {
    expect(validateMedicine({ ...tablets, packCount })).toEqual([
      { field: 'medicine.packCount', message: 'Pack must be greater than 0.' },
    ])
  })

  it.each(['0.001', '0.3', '100000'])('a medicine can have a pack of %s', (packCount) => {
    expect(validateMedicine({ ...tablets, packCount })).toEqual([])
  })
})
