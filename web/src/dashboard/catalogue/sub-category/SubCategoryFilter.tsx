import { styled } from 'styled-components'
import { SearchField } from '../../../ui/dashboard/fields/SearchField.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { media, space } from '../../../ui/theme.ts'
import { Options } from '../product-table/Options.tsx'
import type { CategoryOption } from './sub-category-entry.ts'
import type { SubCategoryFilterValue } from './use-shown.ts'

interface SubCategoryFilterProps {
  value: SubCategoryFilterValue
  categories: readonly CategoryOption[]
  onChange: (value: SubCategoryFilterValue) => void
}

/** Searches by name, and filters by category. */
export default function SubCategoryFilter({ value, categories, onChange }: SubCategoryFilterProps) {
  return (
    <Root>
      <SearchField
        label="Search for sub-categories"
        placeholder="Name"
        value={value.search}
        onSearch={(search) => onChange({ ...value, search })}
      />
      <SelectField
        label="Category"
        value={value.categoryId}
        onChange={({ target }) => onChange({ ...value, categoryId: target.value })}
      >
        <option value="">All categories</option>
        <Options options={categories} />
      </SelectField>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${space[3]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 280px);
  }
`
