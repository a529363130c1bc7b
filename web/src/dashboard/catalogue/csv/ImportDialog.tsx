import { styled } from 'styled-components'
import { TextLink } from '../../../ui/content/TextLink.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { color } from '../../../ui/theme.ts'
import { Stack } from '../../../ui/layout/Stack.ts'
import { ChooseFile } from '../../../ui/dashboard/fields/ChooseFile.tsx'
import { ProgressBar } from '../../../ui/dashboard/ProgressBar.ts'
import { CheckedFile } from './CheckedFile.tsx'
import { ImportReport } from './ImportReport.tsx'
import { useImport } from './use-import.ts'

/** Imports products from a CSV file after a dry run. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Import products" isOpen onClose={onClose}>
      <Steps onClose={onClose} />
    </Modal>
  )
}

function Steps({ onClose }: { onClose: () => void }) {
  const { step, check, run, restart } = useImport()
  switch (step.kind) {
    case 'choosing':
      return (
        <ChooseFile error={step.error} onChoose={(file) => void check({ file })}>
          For example, a file from Export, up to 20 MB. We check it first; nothing changes until you
          confirm.
        </ChooseFile>
      )
    case 'sending':
      return <Sending isDryRun={step.isDryRun} part={step.part} />
    case 'checked':
      return <CheckedFile {...step} check={check} run={run} restart={restart} />
    case 'done':
      return (
        <Stack>
          <Text role="status">Products imported.</Text>
          <ImportReport report={step.report} />
          {step.report.refused > 0 && (
            <SmallText>
              Skipped rows stay listed under{' '}
              <TextLink to={dashboardPaths.imports}>Imports</TextLink>.
            </SmallText>
          )}
          <Button onClick={onClose}>Done</Button>
        </Stack>
      )
  }
}

function Sending({ isDryRun, part }: { isDryRun: boolean; part: number }) {
  const isRead = part >= 1
  const doing = isDryRun ? 'Checking the file…' : 'Importing…'
  return (
    <Stack>
      <Text role="status">{isRead ? doing : 'Uploading the file…'}</Text>
      <ProgressBar value={isRead ? undefined : part} />
      {!isDryRun && (
        <Text>You can close this dialog. The import continues, and you’ll see the result.</Text>
      )}
    </Stack>
  )
}

const Text = styled.p`
  color: ${color.inkSoft};
`
