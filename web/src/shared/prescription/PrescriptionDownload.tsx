import { FileDown } from 'lucide-react'
import { styled } from 'styled-components'
import type { PrescriptionFile_PrescriptionFragment } from './Prescription.generated.ts'
import { toIndianDay } from '../../lib/text/date.ts'
import { Spinner } from '../../ui/content/Spinner.tsx'
import { color, font, space } from '../../ui/theme.ts'
import { usePrescriptionDownload } from './use-prescription-download.ts'
import { namePrescription } from './prescription-texts.ts'

/** Downloads a prescription's PDF. It fills its parent, which has a fixed size. */
export function PrescriptionDownload({
  prescription,
}: {
  prescription: PrescriptionFile_PrescriptionFragment
}) {
  const { download, isBusy } = usePrescriptionDownload()
  const { url, uploadedAt } = prescription
  return (
    <Root
      type="button"
      aria-busy={isBusy}
      aria-label={`Download ${namePrescription(prescription)}`}
      onClick={() => {
        if (!isBusy) download(url, `prescription-${toIndianDay(uploadedAt)}.pdf`)
      }}
    >
      {isBusy ? <Spinner label="Downloading" /> : <FileDown size={24} aria-hidden />}
      <span>PDF</span>
    </Root>
  )
}

const Root = styled.button`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.half};
  width: 100%;
  height: 100%;
  color: ${color.accentDeep};
  border-radius: inherit;
  font-size: ${font.small};
  font-weight: ${font.semibold};
`
