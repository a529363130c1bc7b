interface City {
  city: string
  state: string
  pincode: string
  country: string
}

/** The last line of an address: 'Bengaluru, Karnataka 560038, India'. */
export function formatCity({ city, state, pincode, country }: City): string {
  return `${city}, ${state} ${pincode}, ${country}`
}
