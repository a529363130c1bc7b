import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import type { PrescriptionFile_PrescriptionFragment } from '../../../shared/prescription/Prescription.generated.ts'
import { describeFile } from '../../../shared/prescription/prescription-texts.ts'
import { formatDate } from '../../../lib/text/date.ts'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { Card } from '../../../ui/layout/Card.ts'
import { StageFrame } from '../../../ui/zoom/StageFrame.ts'
import { media, size, space } from '../../../ui/theme.ts'
import { PrescriptionTabs } from './PrescriptionTabs.tsx'

/* Loaded as separate chunks, because the page shows the order's lines without them. */
const PictureView = lazy(() => loadOrReload(() => import('./PictureView.tsx')))
const PdfTile = lazy(() => loadOrReload(() => import('./PdfTile.tsx')))

interface PrescriptionViewerProps {
  prescriptions: readonly PrescriptionFile_PrescriptionFragment[]
}

/** Shows one of an order's prescriptions at a time. */
export function PrescriptionViewer({ prescriptions }: PrescriptionViewerProps) {
  const [place, setPlace] = useState(0)
  const count = prescriptions.length
  // One prescription may have been deleted since.
  const index = Math.min(place, count - 1)
  const shown = prescriptions[index]
  if (!shown) return <Root as="p">This order’s prescriptions were deleted.</Root>
  const name = count === 1 ? 'Prescription' : `Prescription ${index + 1} of ${count}`
  const View = shown.type === 'PDF' ? PdfTile : PictureView
  return (
    <Root as="section" aria-label="Prescriptions">
      {count > 1 && <PrescriptionTabs count={count} index={index} onChoose={setPlace} />}
      <Suspense fallback={<StageFrame aria-busy />}>
        <View key={shown.id} prescription={shown} name={name} />
      </Suspense>
      <SmallText>
        <span>{`${describeFile(shown)}, uploaded on`}</span>{' '}
        <time dateTime={shown.uploadedAt}>{formatDate(shown.uploadedAt)}</time>
      </SmallText>
    </Root>
  )
}

/* Stays in view beside the lines. */
const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
  padding: ${space[3]};

  ${media.desktop} {
    position: sticky;
    top: calc(${size.headerWide} + ${space[4]});
    align-self: start;
  }
`
