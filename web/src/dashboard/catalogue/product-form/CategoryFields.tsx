import { useState } from 'react'
import { styled } from 'styled-components'
import { type ProductCategoriesQuery, useProductCategoriesQuery } from './ProductForm.generated.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { MultiSelect, type Option } from '../../../ui/dashboard/fields/MultiSelect.tsx'
import { color, font, media, size, space } from '../../../ui/theme.ts'
import type { ProductEntry } from './product-entry.ts'
import { productFields } from './product-fields.generated.ts'
import type { ProductFormState } from './use-product-form.ts'

interface CategoryFieldsProps extends Pick<ProductFormState, 'set' | 'getError'> {
  entry: ProductEntry
}

/**
 * Chooses categories and sub-categories. Offers only the chosen categories' sub-categories, unless the admin asks for
 * all.
 */
export function CategoryFields({ entry, set, getError }: CategoryFieldsProps) {
  const { data, error, refetch } = useProductCategoriesQuery({ fetchPolicy: 'cache-and-network' })
  const [showsAll, setShowsAll] = useState(false)
  const { categories, subCategories } = entry
  const isNarrow = categories.length > 0 && !showsAll
  const allSubCategories = data?.subCategories ?? []
  return (
    <Root>
      <MultiSelect
        label={productFields.categoryIds.label}
        prompt="Select Category"
        options={without(categories, data?.categories ?? [])}
        chosen={categories}
        onChange={(chosen) => set({ categories: chosen }, 'categoryIds')}
        error={getError('categoryIds')}
      />
      <MultiSelect
        label={productFields.subCategoryIds.label}
        prompt="Select Sub Category"
        options={without(
          subCategories,
          isNarrow ? allSubCategories.filter(standsIn(categories)) : allSubCategories,
        )}
        chosen={subCategories}
        onChange={(chosen) => set({ subCategories: chosen }, 'subCategoryIds')}
        error={getError('subCategoryIds')}
      />
      {categories.length > 0 && (
        <ShowAll>
          <input
            type="checkbox"
            checked={showsAll}
            onChange={({ target }) => setShowsAll(target.checked)}
          />
          Show sub-categories of all categories
        </ShowAll>
      )}
      {error && !data && (
        <Failed role="alert">
          We couldn’t load the categories.
          <Button variant="quiet" onClick={() => void refetch()}>
            Retry
          </Button>
        </Failed>
      )}
    </Root>
  )
}

type SubCategory = ProductCategoriesQuery['subCategories'][number]

/** Whether a sub-category belongs to one of these categories. */
const standsIn = (chosen: readonly Option[]) => (subCategory: SubCategory) =>
  subCategory.categories.some(({ id }) => chosen.some((category) => category.id === id))

/** The options that are not chosen yet. */
const without = (chosen: readonly Option[], options: readonly Option[]): Option[] =>
  options
    .filter(({ id }) => !chosen.some((one) => one.id === id))
    .map(({ id, name }) => ({ id, name }))

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const ShowAll = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  font-size: ${font.small};

  ${media.tablet} {
    grid-column: 2;
  }

  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.accent};
  }
`

const Failed = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: ${color.danger};
  font-size: ${font.small};
`
