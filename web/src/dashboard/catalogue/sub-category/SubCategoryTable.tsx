import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Chip } from '../../../ui/content/Chip.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Picture } from '../../../ui/content/Picture.tsx'
import { ResponsiveTable } from '../../../ui/dashboard/ResponsiveTable.tsx'
import PictureViewer from '../../../ui/dashboard/PictureViewer.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import type { SubCategory } from './sub-category-entry.ts'
import { Cell, Chips, Number, Row, Thumbnail } from './table-parts.ts'

interface SubCategoryTableProps {
  /** Null while they are loading. */
  subCategories: readonly SubCategory[] | null
  onEdit: (subCategory: SubCategory) => void
  onDelete: (subCategory: SubCategory) => void
}

const columns = ['Sr.No', 'Name', 'Image', 'Category', 'Action']

/** The table with all sub-categories, without pages. */
export function SubCategoryTable({ subCategories, onEdit, onDelete }: SubCategoryTableProps) {
  const [viewed, setViewed] = useState<SubCategory | null>(null)
  return (
    <>
      <ResponsiveTable
        label="Sub-categories"
        columns={columns}
        isBusy={!subCategories}
        from="tablet"
      >
        {subCategories?.map((subCategory, index) => (
          <SubCategoryRow
            key={subCategory.id}
            number={index + 1}
            subCategory={subCategory}
            onView={() => setViewed(subCategory)}
            onEdit={() => onEdit(subCategory)}
            onDelete={() => onDelete(subCategory)}
          />
        )) ?? <WaitingRows />}
      </ResponsiveTable>
      <PictureViewer
        picture={viewed?.image ? { image: viewed.image, name: viewed.name } : null}
        onClose={() => setViewed(null)}
      />
    </>
  )
}

interface SubCategoryRowProps {
  number: number
  subCategory: SubCategory
  onView: () => void
  onEdit: () => void
  onDelete: () => void
}

function SubCategoryRow({ number, subCategory, onView, onEdit, onDelete }: SubCategoryRowProps) {
  const { name, image, categories } = subCategory
  return (
    <Row role="row">
      <Number role="cell">{number}</Number>
      <Cell role="cell" $area="name">
        <strong>{name}</strong>
      </Cell>
      <Cell role="cell" $area="image">
        <Thumbnail
          type="button"
          aria-label={`View image of ${name}`}
          disabled={!image}
          onClick={onView}
        >
          <Picture image={image} alt="" sizes="56px" side={56} />
        </Thumbnail>
      </Cell>
      <Cell role="cell" $area="category">
        <Chips>
          {categories.map(({ id, name: category }) => (
            <li key={id}>
              <Chip label={category} />
            </li>
          ))}
        </Chips>
      </Cell>
      <Cell role="cell" $area="action">
        <IconButton label={`Edit ${name}`} onClick={onEdit}>
          <Pencil size={18} />
        </IconButton>
        <IconButton label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 size={18} />
        </IconButton>
      </Cell>
    </Row>
  )
}

function WaitingRows() {
  return [1, 2, 3, 4, 5, 6].map((number) => (
    <Row key={number}>
      <Number />
      <Cell $area="name">
        <Skeleton $width="120px" />
      </Cell>
      <Cell $area="image">
        <Skeleton $width="56px" $height="56px" $round="medium" />
      </Cell>
      <Cell $area="category">
        <Skeleton $width="160px" $height="36px" $round="pill" />
      </Cell>
      <Cell $area="action">
        <Skeleton $width="88px" $height="44px" $round="pill" />
      </Cell>
    </Row>
  ))
}
