import { useEffect, useRef, useState } from 'react'
import { Card } from '../../../ui/Card.ts'
import { SuccessDialog } from '../../../ui/manage/SuccessDialog.tsx'
import { useAsk } from '../use-ask.ts'
import { DraftOffer } from './DraftOffer.tsx'
import { ProductForm } from './ProductForm.tsx'
import { discardDraft, keepDraft, readDraft } from './product-draft.ts'
import { type ProductEntry, blankProduct } from './product-entry.ts'
import { useCreateProduct } from './use-create-product.ts'

/** Enters products. What is half filled is kept on the device, for this admin alone, and offered back. */
export function UploadProduct({ viewerId }: { viewerId: string }) {
  const [offered, setOffered] = useState(() => readDraft(viewerId))
  const [round, setRound] = useState(() => startRound(0, blankProduct))
  const [success, setSuccess] = useState<string | null>(null)
  const formRef = useStartOver(success !== null)
  const create = useCreateProduct()
  const { ask, isBusy } = useAsk()

  const submit = async (entry: ProductEntry) => {
    const outcome = await ask(() => create(entry))
    if (outcome?.userErrors.length === 0) {
      setSuccess('Product created successfully')
      setRound(startRound(round.number + 1, blankProduct))
    }
    return outcome?.userErrors ?? []
  }
  if (offered) {
    return (
      <DraftOffer
        draft={offered}
        onContinue={() => {
          setRound(startRound(round.number + 1, offered.entry, offered.begunAt))
          setOffered(null)
        }}
        onDiscard={() => {
          discardDraft(viewerId)
          setOffered(null)
        }}
      />
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
          onSubmit={submit}
          onChange={(entry) => keepDraft(viewerId, { entry, begunAt: round.begunAt })}
        />
      </Card>
      <SuccessDialog message={success} onClose={() => setSuccess(null)} />
    </>
  )
}

/** Once the dialog about the last product is closed, the next one begins at the top, in the first field. */
function useStartOver(isTold: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const wasTold = useRef(isTold)
  useEffect(() => {
    if (wasTold.current && !isTold) {
      ref.current?.querySelector('input')?.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    }
    wasTold.current = isTold
  }, [isTold])
  return ref
}

/** A new form: its number, what it starts with, and when it was begun. */
function startRound(number: number, start: ProductEntry, begunAt = new Date().toISOString()) {
  return { number, start, begunAt }
}
