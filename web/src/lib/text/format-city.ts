interface City {
  city: string
  state: string
  pincode: string
  country: string
}

/** Formats an address's last line: 'Bengaluru, Karnataka 560038, India'. */
export function formatCity({ city, state, pincode, country }: City): string {
  return `${city}, ${state} ${pincode}, ${country}`
}
