import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { PrescriptionFile_PrescriptionFragment } from './Prescription.generated.ts'
import { formatDateTime } from '../../lib/text/date.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { color, font, radius, space } from '../../ui/theme.ts'
import { PrescriptionDownload } from './PrescriptionDownload.tsx'
import { PrivatePicture } from '../private-file/PrivatePicture.tsx'
import { describeFile, formatSize, namePrescription } from './prescription-texts.ts'

interface PrescriptionTileProps {
  prescription: PrescriptionFile_PrescriptionFragment
  /** More information, below the date. */
  children?: ReactNode
  /** The action at the end. */
  action?: ReactNode
}

/** A prescription in a list: its image or a download, and its date. */
export function PrescriptionTile({ prescription, children, action }: PrescriptionTileProps) {
  return (
    <Row>
      <PrescriptionThumbnail prescription={prescription} />
      <div>
        <PrescriptionFacts prescription={prescription} />
        {children && <SmallText>{children}</SmallText>}
      </div>
      {action}
    </Row>
  )
}

/** A small prescription image, or a download button for a PDF. */
export function PrescriptionThumbnail({
  prescription,
}: {
  prescription: PrescriptionFile_PrescriptionFragment
}) {
  return (
    <Stage>
      {prescription.type === 'PDF' ? (
        <PrescriptionDownload prescription={prescription} />
      ) : (
        <PrivatePicture url={prescription.url} name={namePrescription(prescription)} />
      )}
    </Stage>
  )
}

/** The file type and the upload date. */
export function PrescriptionFacts({
  prescription,
}: {
  prescription: PrescriptionFile_PrescriptionFragment
}) {
  const { uploadedAt, size } = prescription
  return (
    <>
      <Kind>
        <span>{describeFile(prescription)}</span>
        {/* Distinguishes files that were uploaded together. */}
        <VisuallyHidden>{`, ${formatSize(size)}, `}</VisuallyHidden>
      </Kind>
      <SmallText as="span">
        Uploaded <time dateTime={uploadedAt}>{formatDateTime(uploadedAt)}</time>
      </SmallText>
    </>
  )
}

export const PrescriptionList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
`

const Stage = styled.div`
  width: 72px;
  height: 72px;
  background: ${color.sunken};
  border-radius: ${radius.medium};
`

const Kind = styled.span`
  display: block;
  font-weight: ${font.semibold};
`
