import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { css, styled } from 'styled-components'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Field, TextAreaField } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { color, media, space } from '../../../ui/theme.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { lazyDialog, usePreload } from '../../../ui/dialogs/lazy-dialog.tsx'
import { NumberField } from '../../../ui/dashboard/fields/NumberField.tsx'
import { CategoryFields } from './CategoryFields.tsx'
import { Pair } from './Pair.ts'
import { productFields } from './product-fields.generated.ts'
import { type ProductFormOptions, useProductForm } from './use-product-form.ts'

const OptionalFields = lazy(() => loadOrReload(() => import('./OptionalFields.tsx')))
const adding = lazyDialog(() => import('./AddFieldDialog.tsx'))

interface ProductFormProps extends ProductFormOptions {
  submitLabel: string
  isBusy: boolean
  /** In a dialog, the submit button is sticky. */
  isInDialog?: boolean
  /** The saved composition, if the server could not read its ingredients. */
  unreadComposition?: string | undefined
  /** Undefined for a new product. */
  productId?: string
}

/** The form for a new or existing product. */
export function ProductForm(props: ProductFormProps) {
  const { submitLabel, isBusy, isInDialog, unreadComposition, productId, ...options } = props
  const { entry, uploads, bind, set, getError, clearError, submit, formRef } =
    useProductForm(options)
  const [isAdding, setIsAdding] = useState(false)
  usePreload(adding)
  return (
    <>
      <FormStack ref={formRef} onSubmit={submit} noValidate>
        <Field {...bind('name')} {...productFields.name} />
        <TextAreaField {...bind('description')} {...productFields.description} />
        <PictureField
          uploads={uploads}
          onChoose={() => clearError('images')}
          error={getError('images')}
          hint="The first image is the cover. At most 10, each up to 5 MB."
        />
        <CategoryFields entry={entry} set={set} getError={getError} />
        <Pair>
          <Field {...bind('unit')} {...productFields.unit} />
          <NumberField {...bind('stock')} {...productFields.stock} />
        </Pair>
        <Pair>
          <NumberField {...bind('price')} {...productFields.price} hasDecimals />
          <NumberField {...bind('discountPercent')} {...productFields.discount} hasDecimals />
        </Pair>
        <Suspense fallback={<Skeleton $height="1190px" $round="medium" />}>
          <OptionalFields {...{ entry, bind, set, getError, unreadComposition, productId }} />
        </Suspense>
        <Footer $isSticky={isInDialog ?? false}>
          <Button variant="secondary" onClick={() => setIsAdding(true)}>
            <Plus size={18} aria-hidden />
            Add Fields
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {submitLabel}
          </Button>
        </Footer>
      </FormStack>
      {isAdding && (
        <adding.Dialog
          names={entry.details.map(({ name }) => name)}
          onClose={() => setIsAdding(false)}
          onAdd={(name) => set({ details: [...entry.details, { name, value: '' }] })}
        />
      )}
    </>
  )
}

const sticky = css`
  position: sticky;
  /* At the bottom edge of the dialog, over its padding. */
  bottom: calc(-1 * (${space[6]} + env(safe-area-inset-bottom)));
  padding-block: ${space[3]};
  background: ${color.surface};
  border-top: 1px solid ${color.line};
`

const Footer = styled.div<{ $isSticky: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};

  > * {
    padding-inline: ${space[4]};
    white-space: nowrap;
  }
  ${({ $isSticky }) => $isSticky && sticky}

  ${media.tablet} {
    display: flex;
    justify-content: space-between;

    > :last-child {
      min-width: 200px;
    }
  }
`
