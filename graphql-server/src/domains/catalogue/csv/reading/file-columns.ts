import {
  type FieldName,
  fieldNames,
  fieldOf,
  type FileColumn,
  productFieldTable,
} from '../../record/product-fields.ts'

type Column = (typeof productFieldTable)[FieldName]['columns'][number]

/** A column in product files, by its name in `--map`. */
export type Field = Column['name']

/** A column that admins can edit in an export. */
export type EditableColumn = Exclude<Column, { isImportedOnly: true }>['name']

export type ExportColumn = 'id' | EditableColumn

/** The column for the digests of the exported cells. Only exports have it. */
export const EXPORTED_COLUMN = 'exported'

interface PlacedColumn extends FileColumn {
  name: Field
  /** The product field that it fills. */
  field: FieldName
  /** Columns in one group are edited together. */
  group: string
}

/** All columns, in the order used by `--map`. */
export const fileColumns: readonly PlacedColumn[] = fieldNames.flatMap((field) =>
  [...productFieldTable[field].columns].map((column) => ({
    ...column,
    field,
    group: fieldOf(field).group ?? field,
  })),
)

export const FIELDS = fileColumns.map(({ name }) => name)

/** The exported columns. New columns are added at the end, because older exports lack them. */
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
