interface InputProps {
  label: string
  hint?: string
  maxLength?: number
  required?: boolean
}

/** The props of the inputs of a product. */
export const productFields: Record<'name' | 'price' | 'discount' | 'stock' | 'unit' | 'categoryIds' | 'subCategoryIds' | 'description' | 'brand' | 'manufacturer' | 'composition' | 'images' | 'details' | 'hsn' | 'barcodes' | 'makerOrPacker' | 'importer' | 'countryOfOrigin' | 'vegetarianMark' | 'bestBefore' | 'netQuantity' | 'gstRates' | 'maxPerOrder' | 'narcotic', InputProps> = {
  "name": {
    "label": "Name",
    "maxLength": 200,
    "required": true
  },
  "price": {
    "label": "Price",
    "hint": "₹ for one piece, before the discount",
    "required": true
  },
  "discount": {
    "label": "Discount",
    "hint": "In percent, 0 for none",
    "required": true
  },
  "stock": {
    "label": "Number of Stock",
    "hint": "Pieces left to sell",
    "required": true
  },
  "unit": {
    "label": "Unit",
    "hint": "Size of one piece, such as 500 g",
    "maxLength": 100,
    "required": true
  },
  "categoryIds": {
    "label": "Category",
    "required": true
  },
  "subCategoryIds": {
    "label": "Sub Category",
    "required": true
  },
  "description": {
    "label": "Description",
    "required": true
  },
  "brand": {
    "label": "Brand",
    "hint": "Optional, such as Amul",
    "maxLength": 100
  },
  "manufacturer": {
    "label": "Manufacturer",
    "hint": "Optional",
    "maxLength": 200
  },
  "composition": {
    "label": "Composition",
    "maxLength": 1000
  },
  "images": {
    "label": "Image",
    "required": true
  },
  "details": {
    "label": "Added fields",
    "required": true
  },
  "hsn": {
    "label": "HSN code",
    "hint": "Optional. 4, 6 or 8 digits, for the GST"
  },
  "barcodes": {
    "label": "Barcodes",
    "hint": "Optional. Scan or type them, with spaces between them"
  },
  "makerOrPacker": {
    "label": "Maker or packer",
    "hint": "Name and address, as on the label",
    "maxLength": 300
  },
  "importer": {
    "label": "Importer",
    "hint": "Name and address. Required by law if the product is imported",
    "maxLength": 300
  },
  "countryOfOrigin": {
    "label": "Country of origin"
  },
  "vegetarianMark": {
    "label": "Vegetarian mark"
  },
  "bestBefore": {
    "label": "Best before",
    "hint": "Such as 9 months from packaging",
    "maxLength": 100
  },
  "netQuantity": {
    "label": "Net quantity",
    "hint": "As on the label, such as 500 g",
    "maxLength": 100
  },
  "gstRates": {
    "label": "GST rate"
  },
  "maxPerOrder": {
    "label": "Most pieces per order",
    "hint": "Optional. Leave empty for no limit"
  },
  "narcotic": {
    "label": "Narcotic or psychotropic"
  }
}

/** The fields that the form has as texts. */
export const blankTexts = {
  "name": "",
  "unit": "",
  "description": "",
  "brand": "",
  "manufacturer": "",
  "composition": "",
  "hsn": "",
  "makerOrPacker": "",
  "importer": "",
  "countryOfOrigin": "",
  "bestBefore": "",
  "netQuantity": "",
  "barcodes": ""
}

export const textNames = [
  "name",
  "unit",
  "description",
  "brand",
  "manufacturer",
  "composition",
  "hsn",
  "makerOrPacker",
  "importer",
  "countryOfOrigin",
  "bestBefore",
  "netQuantity",
  "barcodes"
] as const

/** The GST rates of the law with their first and last days. */
export const lawfulRates: readonly { percent: number; from: string; until?: string }[] = [
  {
    "percent": 0,
    "from": "2017-07-01"
  },
  {
    "percent": 0.25,
    "from": "2017-07-01"
  },
  {
    "percent": 3,
    "from": "2017-07-01"
  },
  {
    "percent": 5,
    "from": "2017-07-01"
  },
  {
    "percent": 12,
    "from": "2017-07-01",
    "until": "2025-09-21"
  },
  {
    "percent": 18,
    "from": "2017-07-01"
  },
  {
    "percent": 28,
    "from": "2017-07-01",
    "until": "2026-01-31"
  },
  {
    "percent": 40,
    "from": "2025-09-22"
  }
]

/** ISO codes, by English name from A to Z. */
export const countryCodes = 'AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BQ BA BW BV BR IO BN BG BF BI KH CM CA CV KY CF TD CL CX CC CO KM CK CR CI HR CU CW CY CZ CD DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF TF GA GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HM VA HN HK HU IS IN ID IQ IE IR IM IL IT JM JP JE JO KZ KE KI XK KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF KP MP NO OM PK PW PA PG PY CN PE PH PN PL PT PR QA CG GM RE RO RU RW BL SH KN LC MF PM VC WS SM ST SA SN RS SC SL SG SX SK SI SB SO ZA GS KR SS ES LK PS SD SR SJ SE CH SY TW TJ TH MK TL TG TK TO TT TN TR TM TC TV UG UA AE GB TZ UM US UY UZ VU VE VN VG VI WF EH YE ZM ZW'.split(' ')
