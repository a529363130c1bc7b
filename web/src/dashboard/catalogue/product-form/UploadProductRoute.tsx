import { styled } from 'styled-components'
import { useViewer } from '../../../apollo/session.tsx'
import { UploadProduct } from './UploadProduct.tsx'
import { PageStack } from '../../../ui/layout/Stack.ts'
import { PageHeading } from '../../../ui/layout/PageHeading.ts'
import { Page } from '../../../shared/page/Page.tsx'

/** The form for new products. */
export default function UploadProductRoute() {
  const { viewer } = useViewer()
  return (
    <Page title="Upload Product">
      <Stack $gap={5}>
        <PageHeading>Upload Product</PageHeading>
        {viewer && <UploadProduct viewerId={viewer.id} />}
      </Stack>
    </Page>
  )
}

const Stack = styled(PageStack)`
  max-width: 860px;
`
