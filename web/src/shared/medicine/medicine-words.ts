import type { DrugSchedule, MedicineForm, PackUnit } from '../../apollo/schema-types.generated.ts'
import { formatCount } from '../../lib/text/format-count.ts'

export const formNames: Record<MedicineForm, string> = {
  TABLET: 'Tablet',
  CAPSULE: 'Capsule',
  SYRUP: 'Syrup',
  SUSPENSION: 'Suspension',
  INJECTION: 'Injection',
  CREAM: 'Cream',
  OINTMENT: 'Ointment',
  GEL: 'Gel',
  DROPS: 'Drops',
  INHALER: 'Inhaler',
  POWDER: 'Powder',
  OTHER: 'Other',
}

/** The names for one unit in a pack. */
export const unitNames: Record<PackUnit, string> = {
  TABLET: 'tablet',
  CAPSULE: 'capsule',
  ML: 'ml',
  G: 'g',
  PIECE: 'piece',
}

export const scheduleNames: Record<DrugSchedule, string> = {
  NONE: 'None',
  H: 'H',
  H1: 'H1',
  X: 'X',
}

const measures: readonly PackUnit[] = ['ML', 'G']

interface Pack {
  packCount: number | null
  packUnit: PackUnit
}

/** '15 tablets', '1 piece', '60 ml'; empty if the count is unknown. */
export function formatPack({ packCount, packUnit }: Pack): string {
  if (packCount === null) return ''
  const unit = unitNames[packUnit]
  return measures.includes(packUnit) ? `${packCount} ${unit}` : formatCount(packCount, unit)
}
