import { defineMessages } from '../../../lib/messages/define-messages.ts'

/** Reasons why a product file cannot be imported. */
export const productFileMessages = defineMessages({
  IMPORT_UNKNOWN: { code: 'NOT_FOUND', english: 'This import was deleted, or never existed.' },
  FILE_EMPTY: { english: 'The file is empty.' },
  NOT_CSV: { english: 'This is not a CSV file.' },
  NOT_UTF8: {
    english:
      'The file is not UTF-8: line {line} has an invalid byte. Save it as “CSV UTF-8” in your spreadsheet, and try again.',
    params: { line: 'NUMBER' },
  },
  TOO_MANY_ROWS: {
    english:
      'The file has more than {max, number} rows. Split it, and import the parts one after the other.',
    params: { max: 'NUMBER' },
  },
  COMPRESSED_FILE_TOO_LARGE: {
    english:
      'The compressed file contains more than {maxMb, number} MB. Split it, and import the parts one after the other.',
    params: { maxMb: 'NUMBER' },
  },
  FIRST_ROW_DAMAGED: { english: 'The compressed file is damaged or incomplete in its first row.' },
  FILE_DAMAGED: {
    english: 'The compressed file is damaged or incomplete after line {line}.',
    params: { line: 'NUMBER' },
  },
  ROW_TOO_LONG: {
    english: 'The row at line {line} is longer than 1 MB.',
    params: { line: 'NUMBER' },
  },
  QUOTE_NOT_CLOSED: {
    english: 'The row at line {line} has a cell whose quote is never closed.',
    params: { line: 'NUMBER' },
  },
  COLUMN_MISSING: {
    english: "The file has no column ''{column}''. Its columns are: {columns}.",
    params: { column: 'TEXT', columns: 'TEXT' },
  },
  PRESCRIPTION_COLUMN_MISSING: {
    english:
      'The file has packs, but no prescription column to tell which products are medicines. Its columns are: {columns}.',
    params: { columns: 'TEXT' },
  },
  PRESCRIPTION_COLUMNS_UNREAD: {
    english:
      'These columns seem to say which products need a prescription, but are not read: {columns}. Without them, customers could order medicines without a prescription.',
    params: { columns: 'TEXT' },
  },
  COLUMN_REPEATED: {
    english: "The file has the column ''{column}'' twice.",
    params: { column: 'TEXT' },
  },
  COLUMNS_AMBIGUOUS: {
    english: 'The file has several columns for {field}: {columns}.',
    params: { field: 'TEXT', columns: 'TEXT' },
  },
  SALE_PRICE_AND_DISCOUNT: {
    english: 'The file has columns for both the sale price and the discount. Only one is allowed.',
  },
})

/**
 * Problems in a row. The sentences begin with the column and have no full stop. Cells are in straight quotes: the
 * command line's report replaces them to count equal problems together.
 */
export const productRowMessages = defineMessages({
  WRONG_NUMBER_OF_CELLS: {
    english: '{cells} cells instead of {columns}',
    params: { cells: 'NUMBER', columns: 'NUMBER' },
  },
  CELL_EMPTY: { english: '{column}: is empty', params: { column: 'TEXT' } },
  AMOUNT_NOT_A_NUMBER: {
    english: "{column}: ''{cell}'' is not a number",
    params: { column: 'TEXT', cell: 'TEXT' },
  },
  AMOUNT_WITH_WRONG_COMMA: {
    english:
      "{column}: ''{cell}'' has a comma that does not separate thousands; write decimals as in 12.50",
    params: { column: 'TEXT', cell: 'TEXT' },
  },
  AMOUNT_NEGATIVE: {
    english: "{column}: ''{cell}'' is below 0",
    params: { column: 'TEXT', cell: 'TEXT' },
  },
  AMOUNT_ZERO: {
    english: "{column}: ''{cell}'' is not above 0",
    params: { column: 'TEXT', cell: 'TEXT' },
  },
  AMOUNT_TOO_HIGH: {
    english: "{column}: ''{cell}'' is above {max}",
    params: { column: 'TEXT', cell: 'TEXT', max: 'PAISE' },
  },
  SALE_PRICE_TOO_HIGH: { english: 'salePrice: is above the price' },
  LIMIT_MALFORMED: { english: 'maxPerOrder: not a whole number of at least 0' },
  STOCK_MALFORMED: { english: 'stock: not a whole number of at least 0' },
  DISCOUNT_MALFORMED: { english: 'discount: not a percentage from 0 to 100' },
  ADDED_FIELDS_MALFORMED: { english: 'moreDetails: not a JSON list of [name, text]' },
  CATEGORY_CELL_MISSING: { english: 'subCategory: requires a category' },
  IMAGE_DELETED: { english: 'image: an image no longer exists' },
  PRESCRIPTION_UNREADABLE: {
    english: "prescription: ''{cell}'' can't be read. Use {accepted}",
    params: { cell: 'TEXT', accepted: 'TEXT' },
  },
  VEGETARIAN_MARK_UNREADABLE: {
    english: "vegetarianMark: ''{cell}'' can't be read. Use vegetarian or non-vegetarian",
    params: { cell: 'TEXT' },
  },
  MARK_UNREADABLE: {
    english: "narcotic: ''{cell}'' can't be read. Use Yes or No",
    params: { cell: 'TEXT' },
  },
  GST_RATE_UNREADABLE: {
    english: "gstRate: ''{cell}'' can't be read. Write 5, or 12; 5 from 2025-09-22",
    params: { cell: 'TEXT' },
  },
  GST_RATE_ENDED_IN_ROW: {
    english:
      "gstRate: the law ended {percent}% on {until}. If the new rate is {next}%, write ''{rates}''",
    params: { percent: 'NUMBER', until: 'DATE', next: 'NUMBER', rates: 'TEXT' },
  },
  COUNTRY_UNKNOWN_IN_ROW: {
    english: "countryOfOrigin: ''{cell}'' is not a country",
    params: { cell: 'TEXT' },
  },
  PRODUCT_ID_MALFORMED: { english: 'id: not 24 hexadecimal digits' },
  PRODUCT_ID_UNKNOWN: { english: 'id: this product does not exist' },
  PRODUCT_ID_REPEATED: { english: 'id: already used in line {line}', params: { line: 'NUMBER' } },
  KEY_TOO_LONG: { english: 'key: more than {max} characters', params: { max: 'NUMBER' } },
  KEY_REPEATED: {
    english: "key: ''{cell}'' is already used in line {line}",
    params: { cell: 'TEXT', line: 'NUMBER' },
  },
  KEY_OF_OTHER_PRODUCT: {
    english:
      "key: ''{cell}'' is the key of ''{product}'' in the shop, whose name has no word in common with this row. If it is the same product, rename it first; otherwise import the file with another --source",
    params: { cell: 'TEXT', product: 'TEXT' },
  },
  KEY_OF_OTHER_PRODUCTS: {
    english:
      "key: ''{cell}'' is the key of ''{first}'' and ''{second}'' in the shop, whose names have no word in common with this row. If one of them is the same product, rename it first; otherwise import the file with another --source",
    params: { cell: 'TEXT', first: 'TEXT', second: 'TEXT' },
  },
  KEY_OF_SEVERAL_PRODUCTS: {
    english: "key: its barcodes belong to ''{first}'' and ''{second}''",
    params: { first: 'TEXT', second: 'TEXT' },
  },
  BARCODE_REPEATED: {
    english: "barcodes: ''{barcode}'' is already used in line {line}",
    params: { barcode: 'TEXT', line: 'NUMBER' },
  },
  BARCODE_OF_OTHER_PRODUCT: {
    english: "barcodes: Barcode {barcode} belongs to ''{product}''.",
    params: { barcode: 'TEXT', product: 'TEXT' },
  },
  AMOUNT_UNREADABLE: {
    code: null,
    english: "{column}: ''{cell}'' has no readable amount",
    params: { column: 'TEXT', cell: 'TEXT' },
  },
  STRENGTH_UNREADABLE: {
    code: null,
    english: "composition: ''{cell}'' has no readable strength",
    params: { cell: 'TEXT' },
  },
  CELL_CHANGED_IN_SHOP: {
    code: null,
    english:
      "{column}: ''{cell}'' in the file and ''{current}'' in the shop, which has changed since the export",
    params: { column: 'TEXT', cell: 'TEXT', current: 'TEXT' },
  },
  CELL_MAY_BE_OUTDATED: {
    code: null,
    english:
      "{column}: ''{cell}'' in the file and ''{current}'' in the shop, but the file does not contain the exported value",
    params: { column: 'TEXT', cell: 'TEXT', current: 'TEXT' },
  },
})
