import { z } from 'zod'
import type { VegetarianMark } from '../../contract/types.generated.ts'
import type { BasisPoints, Paise } from '../../lib/money.ts'
import { FORMS, type MedicineRecord } from '../../domains/catalogue/medicine/medicine-fields.ts'
import { VEGETARIAN_MARKS } from '../../domains/catalogue/record/vegetarian-mark.ts'
import { readPack, toMedicine } from '../../domains/catalogue/medicine/pack.ts'
import { readPrescription } from '../../domains/catalogue/medicine/prescription.ts'
import { readRates } from '../../domains/gst/rate-input.ts'
import { parseRates } from '../../domains/gst/rate-text.ts'
import type { GstRateRecord } from '../../domains/gst/rates.ts'
import { toSlug } from '../../lib/slug.ts'
import baby from './departments/baby.json' with { type: 'json' }
import bakery from './departments/bakery.json' with { type: 'json' }
import cooking from './departments/cooking.json' with { type: 'json' }
import dairy from './departments/dairy.json' with { type: 'json' }
import drinks from './departments/drinks.json' with { type: 'json' }
import firstAid from './departments/first-aid.json' with { type: 'json' }
import household from './departments/household.json' with { type: 'json' }
import instant from './departments/instant.json' with { type: 'json' }
import medicines from './departments/medicines.json' with { type: 'json' }
import personalCare from './departments/personal-care.json' with { type: 'json' }
import pets from './departments/pets.json' with { type: 'json' }
import produce from './departments/produce.json' with { type: 'json' }
import snacks from './departments/snacks.json' with { type: 'json' }
import staples from './departments/staples.json' with { type: 'json' }
import wellness from './departments/wellness.json' with { type: 'json' }
import { pictureSpec, type PictureSpec } from './pictures/compose.ts'
import { type Colour, colourName } from './pictures/palette.ts'

/** A demo category with its contents. */
export interface Department {
  name: string
  tint: Colour
  picture: PictureSpec
  subCategories: DemoSubCategory[]
}

/** A sub-category. Its first product's image is its own image too. */
export interface DemoSubCategory {
  name: string
  products: DemoProduct[]
}

export interface DemoProduct {
  /** Identifies the product permanently, whatever else changes. Made from its name and unit. */
  key: string
  name: string
  unit: string
  price: Paise
  discount: BasisPoints
  stock: number
  picture: PictureSpec
  description: string
  /** Empty for products without a brand. The next fields can be empty too. */
  brand: string
  manufacturer: string
  composition: string
  makerOrPacker: string
  importer: string
  countryOfOrigin: string
  vegetarianMark: VegetarianMark | null
  /** Null for products that are not medicines. */
  medicine: MedicineRecord | null
  details: { name: string; value: string }[]
  /** Empty if the list of common goods does not know the product. */
  hsn: string
  gstRates: GstRateRecord[]
}

const text = z.string().min(1)
/** Rupees or percent, with at most two decimals. */
const hundredths = z
  .number()
  .nonnegative()
  .multipleOf(0.01)
  .transform((value) => Math.round(value * 100))
const details = z.record(text, text).default({})
const makers = {
  brand: text.optional(),
  manufacturer: text.optional(),
  makerOrPacker: text.optional(),
  importer: text.optional(),
  countryOfOrigin: text.optional(),
  vegetarianMark: z.enum(VEGETARIAN_MARKS).nullish(),
}

/**
 * The format of `departments/*.json`. A product inherits the details of its sub-category and department. Its brand,
 * makers and origin come from the product itself, or else from its sub-category or department. Only food has a
 * vegetarian mark, and only products with one state the maker's address. A product with the detail Prescription is a
 * medicine, unless `isMedicine` is false. Its pack is read from its unit. HSN codes and GST rates
 * are those that `domains/gst/common-goods.ts` proposes.
 */
const departmentFile = z.strictObject({
  name: text,
  tint: colourName,
  picture: pictureSpec,
  ...makers,
  details,
  subCategories: z.array(
    z.strictObject({
      name: text,
      ...makers,
      details,
      products: z.array(
        z.strictObject({
          name: text,
          unit: text,
          price: hundredths,
          discount: hundredths,
          stock: z.int().nonnegative(),
          picture: pictureSpec,
          description: text,
          composition: text.default(''),
          ...makers,
          isMedicine: z.boolean().default(true),
          form: z.enum(FORMS).optional(),
          hsn: text.default(''),
          gstRate: text.default(''),
          details,
        }),
      ),
    }),
  ),
})

/** Reads a department from its file's contents. Throws a ZodError with the path of the first invalid field. */
export function parseDepartment(contents: unknown): Department {
  const { details: common, ...department } = departmentFile.parse(contents)
  const subCategories = department.subCategories.map(({ products, details, ...subCategory }) => ({
    name: subCategory.name,
    products: products.map(({ isMedicine, form, gstRate, ...product }) => {
      const facts = { ...common, ...details, ...product.details }
      return {
        ...product,
        key: toSlug(`${product.name} ${product.unit}`),
        ...inherit([product, subCategory, department]),
        medicine: isMedicine ? readMedicine(product.unit, form, facts['Prescription']) : null,
        details: toDetails(facts),
        gstRates: readRates(parseRates(gstRate) ?? []).rates,
      }
    }),
  }))
  return { ...department, subCategories }
}

type Makers = z.output<z.ZodObject<typeof makers>>

/** Each field comes from the first that has it: the product, its sub-category or its department. */
function inherit(sources: readonly Makers[]) {
  const find = <Name extends keyof Makers>(name: Name) =>
    sources.map((source) => source[name]).find((value) => value !== undefined)
  return {
    brand: find('brand') ?? '',
    manufacturer: find('manufacturer') ?? '',
    makerOrPacker: find('makerOrPacker') ?? '',
    importer: find('importer') ?? '',
    countryOfOrigin: find('countryOfOrigin') ?? '',
    vegetarianMark: find('vegetarianMark') ?? null,
  }
}

/** `form` is for units that do not name one, such as 60 ml. */
function readMedicine(
  unit: string,
  form: MedicineRecord['form'] | undefined,
  prescription: string | undefined,
): MedicineRecord | null {
  const schedule = prescription === undefined ? null : readPrescription(prescription)
  if (schedule === null) return null
  const medicine = toMedicine(readPack(unit), schedule)
  return { ...medicine, form: form ?? medicine.form }
}

function toDetails(values: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }))
}

const files = [
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
  return files.map(parseDepartment)
}
