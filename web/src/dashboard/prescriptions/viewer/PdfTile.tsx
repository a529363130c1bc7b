import { FileText } from 'lucide-react'
import { styled } from 'styled-components'
import { usePrescriptionDownload } from '../../../shared/prescription/use-prescription-download.ts'
import type { PrescriptionFile_PrescriptionFragment } from '../../../shared/prescription/Prescription.generated.ts'
import { toIndianDay } from '../../../lib/text/date.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { font, space } from '../../../ui/theme.ts'
import { StageFrame } from '../../../ui/zoom/StageFrame.ts'

interface PdfTileProps {
  prescription: PrescriptionFile_PrescriptionFragment
  name: string
}

/** Offers a PDF as a download. It is never shown here, because it may contain scripts. */
export default function PdfTile({ prescription: { url, uploadedAt }, name }: PdfTileProps) {
  const { download, isBusy } = usePrescriptionDownload()
  return (
    <Tile>
      <FileText size={48} strokeWidth={1.5} aria-hidden />
      <Name>{name}</Name>
      <Button
        variant="secondary"
        isBusy={isBusy}
        onClick={() => download(url, `prescription-${toIndianDay(uploadedAt)}.pdf`)}
      >
        Download PDF
      </Button>
    </Tile>
  )
}

const Tile = styled(StageFrame)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
`

const Name = styled.p`
  font-weight: ${font.semibold};
`
