import type { VegetarianMark } from '../../../contract/types.generated.ts'

export const VEGETARIAN_MARKS = ['VEGETARIAN', 'NON_VEGETARIAN'] as const satisfies VegetarianMark[]

const MARKS = new Map<string, VegetarianMark>([
  ['vegetarian', 'VEGETARIAN'],
  ['veg', 'VEGETARIAN'],
  ['nonvegetarian', 'NON_VEGETARIAN'],
  ['nonveg', 'NON_VEGETARIAN'],
])

/** Reads 'vegetarian', 'Non-Veg' or 'NON_VEGETARIAN'. Returns null for any other text. */
export function readVegetarianMark(text: string): VegetarianMark | null {
  return MARKS.get(text.toLowerCase().replace(/[\s_-]/g, '')) ?? null
}

/** Formats a text that `readVegetarianMark` reads back. */
export function formatVegetarianMark(mark: VegetarianMark): string {
  return mark === 'VEGETARIAN' ? 'vegetarian' : 'non-vegetarian'
}
