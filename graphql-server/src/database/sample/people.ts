import type { AddressText } from '../../domains/address/address.model.ts'

/** The password of all sample accounts. It is public, so the server rejects the sample shop in production. */
export const SAMPLE_PASSWORD = 'sample-shop'

export interface SamplePerson {
  name: string
  email: string
  mobile: string
}

/** Telephone numbers that differ in the last two digits only, so that nobody takes them for real ones. */
const mobile = (number: number) => `98000000${number}`

export const SAMPLE_ADMIN: SamplePerson = {
  name: 'Meera Nair',
  email: 'admin@kirana-care.example',
  mobile: mobile(10),
}

export const SAMPLE_STAFF: SamplePerson = {
  name: 'Arjun Shetty',
  email: 'staff@kirana-care.example',
  mobile: mobile(11),
}

/** The registration of the admin, who approves the prescriptions. */
export const SAMPLE_REGISTRATION = 'KSPC 00000'

/** Has not answered the invitation to the team. */
export const INVITED = 'nisha.kamath@example.com'

const BENGALURU = { city: 'Bengaluru', state: 'Karnataka', country: 'India' }

/** The first customer has ordered for longest, and is the one to log in as. */
export const SAMPLE_SHOPPERS: (SamplePerson & { address: AddressText })[] = [
  shopper('Asha Rao', '14, 3rd Cross, Indiranagar', '560038'),
  shopper('Imran Khan', '22, Mosque Road, Frazer Town', '560005'),
  shopper('Lakshmi Iyer', 'B-204, Sapphire Residency, Jayanagar', '560041'),
  shopper('Joseph D’Souza', '7, Church Street', '560001'),
  shopper('Kavya Gowda', '118, 8th Main, Malleshwaram', '560003'),
  shopper('Rohan Mehta', 'Flat 9C, Lake View Towers, Koramangala', '560034'),
  shopper('Sunita Patil', '31, 27th Main, HSR Layout', '560102'),
  shopper('Gurpreet Singh', '5, Varthur Road, Whitefield', '560066'),
  shopper('Fatima Sheikh', '63, 10th Cross, RT Nagar', '560032'),
  shopper('Vikram Reddy', '40, Outer Ring Road, Marathahalli', '560037'),
  shopper('Ananya Sen', '2A, Banashankari 2nd Stage', '560070'),
  shopper('Thomas Mathew', '19, Hosur Road, Bommanahalli', '560068'),
].map(({ name, addressLine, pincode }, at) => ({
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
  mobile: mobile(20 + at),
  address: { addressLine, pincode, mobile: mobile(20 + at), ...BENGALURU },
}))

function shopper(name: string, addressLine: string, pincode: string) {
  return { name, addressLine, pincode }
}
