import type { DeliveryArea } from '../shop/delivery-settings.ts'

const LENGTH = 6

/** The six digits of a PIN code as typed, such as '560 038', or null. */
export function readPin(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return digits.length === LENGTH ? digits : null
}

/** Whether a PIN code, or its first digits, is in a list. */
export function hasPin(pins: readonly string[], pin: string): boolean {
  return pins.some((beginning) => pin.startsWith(beginning))
}

/** Finds the area with a PIN code. If several have it, the one with the longest beginning. */
export function findArea(areas: readonly DeliveryArea[], pin: string): DeliveryArea | null {
  for (let length = LENGTH; length > 0; length -= 1) {
    const beginning = pin.slice(0, length)
    const area = areas.find(({ pins }) => pins.includes(beginning))
    if (area) return area
  }
  return null
}
