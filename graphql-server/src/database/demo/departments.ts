import { baby } from './departments/baby.ts'
import { bakery } from './departments/bakery.ts'
import { cooking } from './departments/cooking.ts'
import { dairy } from './departments/dairy.ts'
import { drinks } from './departments/drinks.ts'
import { firstAid } from './departments/first-aid.ts'
import { household } from './departments/household.ts'
import { instant } from './departments/instant.ts'
import { medicines } from './departments/medicines.ts'
import { personalCare } from './departments/personal-care.ts'
import { pets } from './departments/pets.ts'
import { produce } from './departments/produce.ts'
import { snacks } from './departments/snacks.ts'
import { staples } from './departments/staples.ts'
import { wellness } from './departments/wellness.ts'
import { type Department, parseDepartment } from './parse-department.ts'

const texts = [
  medicines,
  wellness,
  firstAid,
  baby,
  produce,
  dairy,
  bakery,
  staples,
  cooking,
  snacks,
  instant,
  drinks,
  personalCare,
  household,
  pets,
]

/** The whole demo catalogue. All names, texts and prices are invented. */
export function demoDepartments(): Department[] {
  return texts.map(parseDepartment)
}
