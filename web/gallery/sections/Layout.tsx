import { styled } from 'styled-components'
import { Card } from '../../src/ui/layout/Card.ts'
import { Dock } from '../../src/ui/layout/Dock.ts'
import { PageColumn } from '../../src/ui/layout/PageColumn.ts'
import { PageHeading } from '../../src/ui/layout/PageHeading.ts'
import { ScrollRow } from '../../src/ui/layout/ScrollRow.tsx'
import { PageStack, Stack } from '../../src/ui/layout/Stack.ts'
import { VisuallyHidden } from '../../src/ui/layout/VisuallyHidden.ts'
import { Row } from '../Row.tsx'

const names = ['Fruit', 'Dairy', 'Bakery', 'Snacks', 'Drinks', 'Staples', 'Medicines', 'Pets']

export function Layout() {
  return (
    <>
      <Row part="Card and Stack">
        <Stack $gap={2}>
          <Card>First card</Card>
          <Card>Second card</Card>
        </Stack>
      </Row>
      <Row part="PageColumn, PageStack and PageHeading">
        <PageColumn $narrow>
          <PageStack>
            <PageHeading>My Orders</PageHeading>
            <Card>
              Visible text<VisuallyHidden> and text for screen readers</VisuallyHidden>
            </Card>
          </PageStack>
        </PageColumn>
      </Row>
      <Row part="ScrollRow">
        <ScrollRow label="Departments" step={2}>
          {names.map((name) => (
            <Card key={name}>{name}</Card>
          ))}
        </ScrollRow>
      </Row>
      <Row part="Dock">
        <Window>
          <Dock>
            <Card>At the bottom of the window</Card>
          </Dock>
        </Window>
      </Row>
    </>
  )
}

/** Fixed elements stay inside this frame. */
const Window = styled.div`
  width: 100%;
  height: 96px;
  transform: translate(0);
`
