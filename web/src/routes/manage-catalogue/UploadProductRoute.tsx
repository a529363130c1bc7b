import { styled } from 'styled-components'
import { useViewer } from '../../apollo/session.tsx'
import { UploadProduct } from '../../features/manage-catalogue/product-form/UploadProduct.tsx'
import { font, space } from '../../ui/theme.ts'
import { Page } from '../Page.tsx'

/** Where an admin enters products. */
export function UploadProductRoute() {
  const { viewer } = useViewer()
  return (
    <Page title="Upload Product">
      <Stack>
        <Heading>Upload Product</Heading>
        {viewer && <UploadProduct viewerId={viewer.id} />}
      </Stack>
    </Page>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[5]};
  max-width: 860px;
`

const Heading = styled.h1`
  font-size: ${font.heading};
  outline: none;
`
