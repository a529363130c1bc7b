import { styled } from 'styled-components'
import { GlobalStyle } from '../src/ui/GlobalStyle.ts'
import { PageColumn } from '../src/ui/layout/PageColumn.ts'
import { PageHeading } from '../src/ui/layout/PageHeading.ts'
import { space } from '../src/ui/theme.ts'
import { Buttons } from './sections/Buttons.tsx'
import { Content } from './sections/Content.tsx'
import { Dashboard } from './sections/Dashboard.tsx'
import { Dialogs } from './sections/Dialogs.tsx'
import { Fields } from './sections/Fields.tsx'
import { Forms } from './sections/Forms.tsx'
import { Layout } from './sections/Layout.tsx'
import { States } from './sections/States.tsx'
import { Tables } from './sections/Tables.tsx'
import { Zoom } from './sections/Zoom.tsx'

const sections = {
  Buttons,
  Content,
  Forms,
  States,
  Layout,
  Fields,
  Tables,
  Dashboard,
  Zoom,
  Dialogs,
}

/** Shows the components of `web/src/ui` in all their states. For development only. */
export function Gallery() {
  return (
    <>
      <GlobalStyle />
      <PageColumn>
        <PageHeading>Gallery</PageHeading>
        {Object.entries(sections).map(([name, Section]) => (
          <Frame key={name} id={name}>
            <h2>{name}</h2>
            <Section />
          </Frame>
        ))}
      </PageColumn>
    </>
  )
}

const Frame = styled.section`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[6]};
`
