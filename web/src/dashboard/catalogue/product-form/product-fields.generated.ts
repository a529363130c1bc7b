interface InputProps {
  label: string
  hint?: string
  maxLength?: number
  required?: boolean
}

/** The props of the inputs of a product. */
export const productFields: Record<'name' | 'price' | 'discount' | 'stock' | 'unit' | 'categoryIds' | 'subCategoryIds' | 'description' | 'brand' | 'manufacturer' | 'composition' | 'images' | 'details' | 'hsn' | 'barcodes' | 'makerOrPacker' | 'importer' | 'countryOfOrigin' | 'vegetarianMark' | 'bestBefore' | 'netQuantity', InputProps> = {
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
