import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useCreateProductMutation } from './ProductForm.generated.ts'
import { isSuccessful, useSubmit } from '../../../shared/use-submit.ts'
import { Card } from '../../../ui/layout/Card.ts'
import { lazyDialog, usePreload } from '../../../ui/dialogs/lazy-dialog.tsx'
import { placeNewProduct } from '../catalogue-cache.ts'
import type { DraftOfferProps } from './DraftOffer.tsx'
import { ProductForm } from './ProductForm.tsx'
import { beginDraft, discardDraft, keepDraft, readDraft } from './product-draft.ts'
import { type ProductEntry, blankProduct, toProductInput } from './product-entry.ts'

const DraftOffer = lazy(() => import('./DraftOffer.tsx').catch(() => ({ default: ContinueDraft })))
const successDialog = lazyDialog(() => import('../../../ui/dashboard/SuccessDialog.tsx'))

/** The form for new products. Unfinished entries are stored on the device for this admin, and offered next time. */
export function UploadProduct({ viewerId }: { viewerId: string }) {
  usePreload(successDialog)
  const [offered, setOffered] = useState(() => readDraft(viewerId))
  const [round, setRound] = useState(() => startRound(0, blankProduct))
  const [success, setSuccess] = useState<string | null>(null)
  const formRef = useStartOver(success !== null)
  const create = useCreateProductMutation({
    update(cache, { data }) {
      const product = data?.createProduct.product
      if (product) placeNewProduct(cache, product)
    },
  })
  const { submit, isBusy } = useSubmit()

  const onSubmit = async (entry: ProductEntry) => {
    const { idempotencyKey } = round.draft
    const payload = await submit(() => create({ ...toProductInput(entry), idempotencyKey }))
    if (isSuccessful(payload)) {
      setSuccess('Product created successfully')
      setRound(startRound(round.number + 1, blankProduct))
    }
    return payload?.userErrors ?? []
  }
  if (offered) {
    return (
      <Suspense>
        <DraftOffer
          draft={offered}
          onContinue={() => {
            setRound(startRound(round.number + 1, offered.entry, offered))
            setOffered(null)
          }}
          onDiscard={() => {
            discardDraft(viewerId)
            setOffered(null)
          }}
        />
      </Suspense>
    )
  }
  return (
    <>
      <Card ref={formRef}>
        <ProductForm
          key={round.number}
          start={round.start}
          submitLabel="Submit"
          isBusy={isBusy}
          onSubmit={onSubmit}
          onChange={(entry) => keepDraft(viewerId, { ...round.draft, entry })}
        />
      </Card>
      {success && <successDialog.Dialog message={success} onClose={() => setSuccess(null)} />}
    </>
  )
}

/** Continues a draft without asking, because the chunk that asks could not be loaded. */
function ContinueDraft({ onContinue }: DraftOfferProps): ReactNode {
  const proceed = useEffectEvent(onContinue)
  useEffect(() => proceed(), [])
  return null
}

/** When the success dialog is closed, scrolls to the top and focuses the first field for the next product. */
function useStartOver(isDialogOpen: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isDialogOpen)
  useEffect(() => {
    if (wasOpen.current && !isDialogOpen) {
      ref.current?.querySelector('input')?.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    }
    wasOpen.current = isDialogOpen
  }, [isDialogOpen])
  return ref
}

/** Returns the state of a new form. */
function startRound(number: number, start: ProductEntry, draft = beginDraft()) {
  return { number, start, draft }
}
