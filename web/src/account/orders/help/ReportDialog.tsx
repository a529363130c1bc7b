import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import type { TicketReason } from '../../../apollo/schema-types.generated.ts'
import { ItemChoice, listPieces } from '../../../shared/order/ItemChoice.tsx'
import { UploadArea } from '../../../shared/private-file/UploadArea.tsx'
import {
  type StoredUpload,
  type UploadKind,
  useUploads,
} from '../../../shared/private-file/use-uploads.ts'
import { useUploadTicketPhotoMutation } from '../../../shared/ticket/Ticket.generated.ts'
import { reasons, reasonsWithoutItems, reasonTexts } from '../../../shared/ticket/ticket-texts.ts'
import { useCreateTicket } from '../../../shared/ticket/use-create-ticket.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { ErrorText, TextAreaField } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { space } from '../../../ui/theme.ts'
import { useDirty } from '../../../ui/forms/use-dirty.ts'
import type { OrderTickets_OrderFragment } from './OrderTickets.generated.ts'

interface ReportDialogProps {
  order: OrderTickets_OrderFragment
  onClose: () => void
}

/** Reports a problem with an order. */
export default function ReportDialog({ order, onClose }: ReportDialogProps) {
  return (
    <FormDialog title="Report a problem" onClose={onClose}>
      {(onDirty) => <ReportForm order={order} onDirty={onDirty} onSent={onClose} />}
    </FormDialog>
  )
}

const MAX_PHOTOS = 4

const photoUploads: UploadKind = {
  noun: 'image',
  button: 'Add images',
  filesLabel: 'Image files',
  hint: 'At most 4 images: JPEG, PNG, WebP or AVIF, at most 5 MB each. Only you and the shop see them.',
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  typeError: 'Please choose a JPEG, PNG, WebP or AVIF image.',
  maxMb: 5,
}

interface ReportFormProps {
  order: OrderTickets_OrderFragment
  onDirty: (isDirty: boolean) => void
  onSent: () => void
}

function ReportForm({ order, onDirty, onSent }: ReportFormProps) {
  const [reason, setReason] = useState<TicketReason | null>(null)
  const [pieces, setPieces] = useState<Record<string, number>>({})
  const [text, setText] = useState('')
  const photos = usePhotos()
  const { send, isBusy, getError, clearError, showErrors, formRef } = useCreateTicket((number) => {
    toast.success(`Sent. Your number is ${number}. We have emailed it to you.`)
    onSent()
  })
  useDirty(reason !== null || text !== '' || photos.ids.length > 0, onDirty)
  const lines = order.lines.filter(({ productId }) =>
    order.reportableProductIds.includes(productId),
  )
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (photos.isBusy) {
      showErrors([{ field: 'photoIds', message: 'Please wait until your images are uploaded.' }])
      return
    }
    if (!reason) {
      showErrors([{ field: 'reason', message: 'Please choose a reason.' }])
      return
    }
    const input = { orderId: order.id, lines: listPieces(pieces), photoIds: photos.ids }
    void send({ ...input, reason, text })
  }
  return (
    <FormStack ref={formRef} onSubmit={onSubmit} noValidate>
      <ReasonField
        value={reason}
        error={getError('reason')}
        onChange={(next) => {
          setReason(next)
          clearError('reason')
          clearError('lines')
        }}
      />
      <ItemChoice
        legend={reason && reasonsWithoutItems.includes(reason) ? 'Items (optional)' : 'Items'}
        lines={lines.map(({ productId, name, unit, quantity }) => ({
          ...{ productId, name, left: quantity },
          note: `${unit && `${unit} `}× ${quantity}`,
        }))}
        pieces={pieces}
        error={getError('lines') ?? getError('orderId')}
        onChoose={(productId, quantity) => {
          setPieces((before) => ({ ...before, [productId]: quantity }))
          clearError('lines')
        }}
      />
      <TextAreaField
        name="text"
        label="Description"
        value={text}
        error={getError('text')}
        rows={4}
        maxLength={2_000}
        onChange={({ target }) => {
          setText(target.value)
          clearError('text')
        }}
      />
      {photos.ids.length > 0 && (
        <Added>
          <p role="status">{describeCount(photos.ids.length)}</p>
          <Button variant="quiet" onClick={photos.clear}>
            Remove images
          </Button>
        </Added>
      )}
      <UploadArea uploads={photos.uploads} />
      {getError('photoIds') && <ErrorText role="alert">{getError('photoIds')}</ErrorText>}
      <Button type="submit" isWide isBusy={isBusy}>
        Send report
      </Button>
    </FormStack>
  )
}

interface ReasonFieldProps {
  value: TicketReason | null
  error: string | undefined
  onChange: (reason: TicketReason | null) => void
}

/** No reason is chosen at first, so that customers do not send one by accident. */
function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  return (
    <SelectField
      label="What is the problem?"
      value={value ?? ''}
      error={error}
      onChange={({ target }) => onChange(reasons.find((one) => one === target.value) ?? null)}
    >
      <option value="" disabled>
        Choose a reason
      </option>
      {reasons.map((one) => (
        <option key={one} value={one}>
          {reasonTexts[one]}
        </option>
      ))}
    </SelectField>
  )
}

/** The images that are uploaded for the report. */
function usePhotos() {
  const [ids, setIds] = useState<readonly string[]>([])
  const store = useUploadTicketPhotoMutation()
  const upload = async (...args: Parameters<typeof store>): Promise<StoredUpload> => {
    const { photo, userErrors } = await store(...args)
    return { id: photo?.id ?? null, userErrors }
  }
  const uploads = useUploads(photoUploads, {
    upload,
    room: MAX_PHOTOS - ids.length,
    tooMany: `Please add at most ${MAX_PHOTOS} images.`,
    onUploaded: (id) => setIds((before) => [...before, id]),
  })
  return { ids: [...ids], uploads, isBusy: uploads.isBusy, clear: () => setIds([]) }
}

function describeCount(count: number): string {
  return count === 1 ? '1 image added' : `${count} images added`
}

const Added = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`
