/** The codes of states and union territories in GSTINs, by the names that addresses use. Source: GSTN. */
const CODES: Readonly<Record<string, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
}

/** Union territories without an own legislature, whose half of the tax is called UTGST. */
const WITHOUT_LEGISLATURE: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38'])

/** All codes of states and union territories. */
export const stateCodes: readonly string[] = Object.values(CODES)

const NAMES = new Map(Object.entries(CODES).map(([name, code]) => [code, name]))

/** The code for a state as typed in an address, or null. Ignores case and blanks at the ends. */
export function findStateCode(state: string): string | null {
  return byLowerCase.get(state.trim().toLowerCase()) ?? null
}

const byLowerCase = new Map(Object.entries(CODES).map(([name, code]) => [name.toLowerCase(), code]))

/** The name for a code, or null. */
export function findStateName(code: string): string | null {
  return NAMES.get(code) ?? null
}

/** The name of the state's half of the tax. */
export function nameStateTax(code: string): 'SGST' | 'UTGST' {
  return WITHOUT_LEGISLATURE.has(code) ? 'UTGST' : 'SGST'
}
