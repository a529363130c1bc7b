import { styled } from 'styled-components'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { space } from '../../../ui/theme.ts'
import { Options } from './Options.tsx'
import { useManageProductPlacesQuery } from './ProductTable.generated.ts'

export interface CategoryFilter {
  /** Empty for all. */
  categoryId: string
  subCategoryId: string
}

interface ProductTableFilterProps {
  value: CategoryFilter
  onChange: (value: CategoryFilter) => void
}

/** Chooses a category and one of its sub-categories. */
export function ProductTableFilter({ value, onChange }: ProductTableFilterProps) {
  const { data } = useManageProductPlacesQuery()
  const { categoryId, subCategoryId } = value
  const category = data?.categories.find(({ id }) => id === categoryId)
  return (
    <Root>
      <SelectField
        label="Category"
        value={categoryId}
        onChange={({ target }) => onChange({ categoryId: target.value, subCategoryId: '' })}
      >
        <option value="">All categories</option>
        <Options options={data?.categories ?? []} />
      </SelectField>
      <SelectField
        label="Sub-category"
        value={subCategoryId}
        disabled={!category}
        onChange={({ target }) => onChange({ categoryId, subCategoryId: target.value })}
      >
        <option value="">All sub-categories</option>
        <Options options={category?.subCategories ?? []} />
      </SelectField>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 280px));
  gap: ${space[3]};
`
