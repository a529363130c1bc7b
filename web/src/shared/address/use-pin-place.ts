import { skipToken, useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { toBareNumber } from '../../lib/text/digits.ts'
import type { AddressText } from './address-fields.ts'
import { PinPlaceDocument } from './PinPlace.generated.ts'

/**
 * The state of a complete pincode, to compare it with the entered state. A pincode that the customer has entered fills
 * empty fields. Without a connection, nothing is proposed.
 */
export function usePinPlace(
  { pincode }: AddressText,
  saved: string,
  fill: (place: Partial<AddressText>) => void,
) {
  const pin = toBareNumber(pincode)
  const isComplete = /^\d{6}$/.test(pin) && pincode !== saved
  const { data } = useQuery(
    PinPlaceDocument,
    isComplete ? { variables: { pincode: pin } } : skipToken,
  )
  const place = isComplete ? data?.pinPlace : undefined
  const fillEmpty = useEffectEvent(() => {
    if (place)
      fill({ ...(place.state && { state: place.state }), ...(place.city && { city: place.city }) })
  })
  useEffect(() => fillEmpty(), [place])
  return place && { pin, state: place.state ?? null }
}
