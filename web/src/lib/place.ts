interface Place {
  city: string
  state: string
  pincode: string
  country: string
}

/** The end of an address, in one line: 'Bengaluru, Karnataka 560038, India'. */
export function placeOf({ city, state, pincode, country }: Place): string {
  return `${city}, ${state} ${pincode}, ${country}`
}
