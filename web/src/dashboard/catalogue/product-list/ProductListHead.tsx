import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { useIsAdmin } from '../../../shared/use-role.ts'
import { PageHeading } from '../../../ui/layout/PageHeading.ts'
import { space } from '../../../ui/theme.ts'
import { ExportButton } from '../csv/ExportButton.tsx'
import { ImportButton } from '../csv/ImportButton.tsx'

interface ProductListHeadProps {
  ref: Ref<HTMLHeadingElement>
  /** Shown between the title and the buttons. */
  children?: ReactNode
}

/** The page title, with export and import buttons for admins. */
export function ProductListHead({ ref, children }: ProductListHeadProps) {
  const isAdmin = useIsAdmin()
  return (
    <Root>
      <Heading ref={ref} tabIndex={-1}>
        Product
      </Heading>
      {children}
      {isAdmin && (
        <>
          <ExportButton />
          <ImportButton />
        </>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  /* Title and both buttons fit into one line on most phones. */
  > button {
    padding-inline: ${space[3]};
  }
`

const Heading = styled(PageHeading)`
  flex: 1;
`
