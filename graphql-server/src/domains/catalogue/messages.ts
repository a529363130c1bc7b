import { defineMessages, defineTexts } from '../../lib/messages/define-messages.ts'

/** Messages about products, categories and the words of the search. */
export const catalogueMessages = defineMessages({
  PRODUCT_UNKNOWN: { code: 'NOT_FOUND', english: 'This product does not exist.' },
  CATEGORY_UNKNOWN: { code: 'NOT_FOUND', english: 'This category does not exist.' },
  SUB_CATEGORY_UNKNOWN: { code: 'NOT_FOUND', english: 'This sub-category does not exist.' },
  SEARCH_WORDS_UNKNOWN: { code: 'NOT_FOUND', english: 'This line of words does not exist.' },
  CATEGORIES_DELETED: { code: 'NOT_FOUND', english: 'One of the categories no longer exists.' },
  SUB_CATEGORIES_DELETED: {
    code: 'NOT_FOUND',
    english: 'One of the sub-categories no longer exists.',
  },
  PRODUCT_CHANGED: {
    code: 'CHANGED_MEANWHILE',
    english: 'Someone else has changed this product in the meantime.',
  },
  CATEGORY_CHANGED: {
    code: 'CHANGED_MEANWHILE',
    english: 'Someone else has changed this category in the meantime.',
  },
  SUB_CATEGORY_CHANGED: {
    code: 'CHANGED_MEANWHILE',
    english: 'Someone else has changed this sub-category in the meantime.',
  },
  CATEGORY_NAME_TAKEN: { code: 'NAME_TAKEN', english: 'A category with this name already exists.' },
  CATEGORY_IN_USE: {
    code: 'IN_USE',
    english:
      'This category is used by {subCategories, plural, one {# sub-category} other {# sub-categories}} and {products, plural, one {# product} other {# products}}.',
    params: { subCategories: 'NUMBER', products: 'NUMBER' },
  },
  SUB_CATEGORY_IN_USE: {
    code: 'IN_USE',
    english: 'This sub-category is used by {products, plural, one {# product} other {# products}}.',
    params: { products: 'NUMBER' },
  },
  BARCODE_TAKEN: {
    code: 'BARCODE_TAKEN',
    english: "Barcode {barcode} belongs to ''{product}''.",
    params: { barcode: 'TEXT', product: 'TEXT' },
  },
  SOME_BARCODE_TAKEN: {
    code: 'BARCODE_TAKEN',
    english: 'Another product has one of these barcodes.',
  },
  MEDICINE_LISTED: {
    code: 'MEDICINE_LISTED',
    english: '{findings} Correct the product, or confirm that you have checked this.',
    params: { findings: 'TEXT' },
  },
  NO_PRODUCT_CHOSEN: { english: 'Choose at least one product.' },
  TOO_MANY_PRODUCTS_CHOSEN: {
    english: 'Choose at most {max} products.',
    params: { max: 'NUMBER' },
  },
  DISCOUNT_CHANGE_OUT_OF_RANGE: { english: 'Enter a discount change between −100 and 100.' },
  NOT_ONE_BULK_CHANGE: {
    english: 'Choose one change: a discount, a discount change, a category, or GST data.',
  },
  SUB_CATEGORY_WITHOUT_CATEGORY: { english: "Choose the sub-category's category." },
  TOO_MANY_IDS: { english: 'You can request at most {max} ids.', params: { max: 'NUMBER' } },
  CHANGE_CURSOR_MALFORMED: {
    english: 'after is not a cursor of this change log. Start again without it.',
  },
  SEARCH_WORDS_MALFORMED: { english: 'Enter a line such as "milk: doodh, dudh".' },
  SEARCH_WORDS_REPEATED: { english: 'These words are already published.' },
  TOO_MANY_SEARCH_WORDS: {
    english: 'You can publish at most {max, number} lines. Remove one first.',
    params: { max: 'NUMBER' },
  },
})

/** Messages about the fields of a product. `label` is the name of the field in English. */
export const productFieldMessages = defineMessages({
  NOT_A_NUMBER: { english: '{label} must be a number.', params: { label: 'TEXT' } },
  NOT_A_WHOLE_NUMBER: { english: '{label} must be a whole number.', params: { label: 'TEXT' } },
  NUMBER_TOO_LOW: {
    english: '{label} must be at least {min}.',
    params: { label: 'TEXT', min: 'NUMBER' },
  },
  NUMBER_NOT_POSITIVE: { english: '{label} must be greater than 0.', params: { label: 'TEXT' } },
  NUMBER_TOO_HIGH: {
    english: '{label} must be at most {max, number}.',
    params: { label: 'TEXT', max: 'NUMBER' },
  },
  TOO_MANY_DECIMALS: {
    english: '{label} must have at most {max, plural, =2 {two} =3 {three} other {#}} decimals.',
    params: { label: 'TEXT', max: 'NUMBER' },
  },
  PRICE_TOO_HIGH: { english: 'Price must be at most {max}.', params: { max: 'PAISE' } },
  HSN_MALFORMED: { english: 'HSN code must have 4, 6 or 8 digits.' },
  COUNTRY_UNKNOWN: {
    english: 'Country of origin must be the name or ISO code of a country, such as India or IN.',
  },
  BARCODE_MALFORMED: { english: 'A barcode must have 1 to 20 letters and digits.' },
  BARCODE_CHECK_DIGIT_WRONG: {
    english: 'The last digit of barcode {barcode} does not match the others.',
    params: { barcode: 'TEXT' },
  },
  TOO_MANY_BARCODES: {
    english: 'A product can have at most {max} barcodes.',
    params: { max: 'NUMBER' },
  },
  TOO_MANY_IMAGES: {
    english: 'A product can have at most {max} images.',
    params: { max: 'NUMBER' },
  },
  TOO_MANY_ADDED_FIELDS: {
    english: 'A product can have at most {max} added fields.',
    params: { max: 'NUMBER' },
  },
  ADDED_FIELD_REPEATED: { english: 'Two added fields have the same name.' },
})

/** Questions to an admin about a medicine. `note` is a sentence of its own, or empty. */
export const medicineFindingTexts = defineTexts({
  FINDING_SCHEDULE: {
    english: 'Schedule {schedule} lists {ingredient} ({source}).{note}',
    params: { schedule: 'TEXT', ingredient: 'TEXT', source: 'TEXT', note: 'TEXT' },
  },
  FINDING_MARK: {
    english:
      'The NDPS Act lists {ingredient} as narcotic or psychotropic ({source}): it must not be delivered.{note}',
    params: { ingredient: 'TEXT', source: 'TEXT', note: 'TEXT' },
  },
  FINDING_BANNED: {
    english: 'Check whether this may still be sold: {composition} ({source}).{note}',
    params: { composition: 'TEXT', source: 'TEXT', note: 'TEXT' },
  },
  FINDING_WATCHED: {
    english: 'Your own list has {composition}. Check whether you may sell this.',
    params: { composition: 'TEXT' },
  },
})
