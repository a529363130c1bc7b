import { Upload } from 'lucide-react'
import { type Ref, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/buttons/Button.tsx'
import { font, space } from '../../../ui/theme.ts'
import { lazyDialog, usePreload } from '../../../ui/manage/lazy-dialog.tsx'
import { ExportButton } from '../csv/ExportButton.tsx'

const importing = lazyDialog(() => import('../csv/ImportDialog.tsx'))

/** The page title with the export and import buttons. */
export function ProductListHead({ ref }: { ref: Ref<HTMLHeadingElement> }) {
  const [isImporting, setIsImporting] = useState(false)
  usePreload(importing)
  return (
    <Root>
      <Heading ref={ref} tabIndex={-1}>
        Product
      </Heading>
      <ExportButton />
      <Button variant="secondary" onClick={() => setIsImporting(true)}>
        <Upload size={18} aria-hidden />
        Import
      </Button>
      {isImporting && <importing.Dialog onClose={() => setIsImporting(false)} />}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};

  /* Title and both buttons fit into one line on a phone. */
  > button {
    padding-inline: ${space[3]};
  }
`

const Heading = styled.h1`
  flex: 1;
  font-size: ${font.heading};
  outline: none;
`
