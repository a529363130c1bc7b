import {
  type FieldName,
  fieldNames,
  fieldOf,
  type FileColumn,
  productFieldTable,
} from '../../record/product-fields.ts'

type Column = (typeof productFieldTable)[FieldName]['columns'][number]

/** A column of product files, by its name in `--map`. */
export type Field = Column['name']

/** A column whose cells an admin can edit in an export. */
export type EditableColumn = Exclude<Column, { isImportedOnly: true }>['name']

export type ExportColumn = 'id' | EditableColumn

/** The column with the digests of the cells as they were exported, which only exports have. */
export const EXPORTED_COLUMN = 'exported'

interface PlacedColumn extends FileColumn {
  name: Field
  /** The field of the product that it fills. */
  field: FieldName
  /** Columns of one group are edited together. */
  group: string
}

/** All columns, in the order of `--map`. */
export const fileColumns: readonly PlacedColumn[] = fieldNames.flatMap((field) =>
  [...productFieldTable[field].columns].map((column) => ({
    ...column,
    field,
    group: fieldOf(field).group ?? field,
  })),
)

export const FIELDS = fileColumns.map(({ name }) => name)

/** The columns of exports. New ones are added at the end, because older exports have none of them. */
export const EDITABLE_COLUMNS: readonly EditableColumn[] = besideName(
  fieldNames.flatMap((field) =>
    [...productFieldTable[field].columns].flatMap((column) =>
      'isImportedOnly' in column ? [] : [column.name],
    ),
  ),
)

export const EXPORT_COLUMNS: readonly ExportColumn[] = ['id', ...EDITABLE_COLUMNS]

/** In an export, the unit is next to the name. */
function besideName(names: readonly EditableColumn[]): EditableColumn[] {
  return ['name', 'unit', ...names.filter((name) => name !== 'name' && name !== 'unit')]
}
