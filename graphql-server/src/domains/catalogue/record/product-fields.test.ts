import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type DocumentNode,
  GraphQLInputObjectType,
  GraphQLNonNull,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { productText } from '../changes/digest.ts'
import { type FieldName, fieldNames, fieldOf } from './product-fields.ts'
import { Product, type ProductRecord } from './product.model.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const schema = buildSchema(read('schema/printed/generated.graphql'))

/** The schema uses percentages, the database hundredths. */
const namesInSchema: Partial<Record<FieldName, string>> = {
  discount: 'discountPercent',
  categoryIds: 'categories',
  subCategoryIds: 'subCategories',
}
const nameInSchema = (name: FieldName) => namesInSchema[name] ?? name

function inputFields(type: string) {
  const input = schema.getType(type)
  return input instanceof GraphQLInputObjectType ? input.getFields() : {}
}

/** The product fields that a document selects. */
function selectedFields(document: DocumentNode): Set<string> {
  const info = new TypeInfo(schema)
  const found = new Set<string>()
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: ({ name }) => {
        const parent = info.getParentType()
        if (parent?.name === 'Product') found.add(name.value)
      },
    }),
  )
  return found
}

const webhook = selectedFields(parse(read('graphql-server/src/graphql/webhook-payload.graphql')))
const rest = selectedFields(parse(read('graphql-server/src/rest/catalogue.graphql')))

describe.each(fieldNames)('the field %s of the table', (name) => {
  const { isRequired = false, shownIn } = fieldOf(name)
  const input = name === 'discount' ? 'discountPercent' : name

  it('the schema has the field, and requires it where the table says so', () => {
    const created = inputFields('CreateProductInput')[input]
    expect(created?.type instanceof GraphQLNonNull).toBe(isRequired)
    expect(inputFields('UpdateProductInput')).toHaveProperty(input)
    const product = schema.getType('Product')
    expect(isObjectType(product) && product.getFields()).toHaveProperty(nameInSchema(name))
  })

  it('partners see the field where the table says so', () => {
    expect(webhook.has(nameInSchema(name))).toBe(shownIn.includes('webhook'))
    expect(rest.has(nameInSchema(name))).toBe(shownIn.includes('rest'))
    expect(textWith(name) === textWith(null)).toBe(!shownIn.includes('digest'))
  })
})

it('products can be filtered by exactly the fields that the table names', () => {
  const named = fieldNames.flatMap((name) => [...(fieldOf(name).filteredBy ?? [])])
  expect(named.toSorted()).toEqual(Object.keys(inputFields('ProductFilterInput')).toSorted())
})

const other: Record<FieldName, unknown> = {
  name: 'Other',
  price: 1,
  discount: 1,
  stock: 1,
  unit: 'Other',
  categoryIds: [new Types.ObjectId()],
  subCategoryIds: [new Types.ObjectId()],
  description: 'Other',
  brand: 'Other',
  manufacturer: 'Other',
  composition: 'Other',
  medicine: { form: 'TABLET', packUnit: 'TABLET', packCount: 1, schedule: 'H' },
  images: ['/media/other.webp'],
  details: [{ name: 'Other', value: 'Other' }],
  hsn: '0401',
  barcodes: ['KC12'],
  makerOrPacker: 'Other',
  importer: 'Other',
  countryOfOrigin: 'ES',
  vegetarianMark: 'VEGETARIAN',
  bestBefore: 'Other',
  netQuantity: 'Other',
  gstRates: [{ rate: 500, from: '2025-09-22' }],
  maxPerOrder: 3,
  narcotic: true,
}
const _id = new Types.ObjectId()

/** The hashed text of a product whose field has another value. */
function textWith(name: FieldName | null): string {
  const changed = name === null ? {} : { [name]: other[name] }
  const product: ProductRecord = new Product({ _id, name: 'Milk', ...changed }).toObject()
  return productText(product)
}
