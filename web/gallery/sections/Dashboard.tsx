import { createRef } from 'react'
import { styled } from 'styled-components'
import { Action, ActionLink, Actions, CardRoot, Stage } from '../../src/ui/dashboard/card-parts.ts'
import { CopyLine } from '../../src/ui/dashboard/CopyLine.tsx'
import { OneTimeSecret } from '../../src/ui/dashboard/OneTimeSecret.tsx'
import { PageJump } from '../../src/ui/dashboard/PageJump.tsx'
import { Pager } from '../../src/ui/dashboard/Pager.tsx'
import { PanelHead } from '../../src/ui/dashboard/PanelHead.tsx'
import { ProgressBar } from '../../src/ui/dashboard/ProgressBar.ts'
import { nothing, Row } from '../Row.tsx'

export function Dashboard() {
  return (
    <>
      <Row part="PanelHead">
        <PanelHead ref={createRef()} title="Products" addLabel="Add product" onAdd={nothing} />
      </Row>
      <Row part="Pager with PageJump, first and middle page">
        <Pager
          previous={{ label: 'Previous', onTurn: null }}
          next={{ label: 'Next', onTurn: nothing }}
        >
          <PageJump page={1} last={84} onTurn={nothing} />
        </Pager>
        <Pager
          previous={{ label: 'Previous', onTurn: nothing }}
          next={{ label: 'Next', onTurn: nothing }}
        >
          <PageJump page={3} last={84} onTurn={nothing} />
        </Pager>
      </Row>
      <Row part="ProgressBar">
        <ProgressBar value={0.4} />
      </Row>
      <Row part="CopyLine and OneTimeSecret">
        <OneTimeSecret what="key" explanation="Use it for one partner only." onDone={nothing}>
          <CopyLine text="kc_ABCDEFGH_secret" name="key" />
        </OneTimeSecret>
      </Row>
      <Row part="Cards of the catalogue">
        <Cards>
          <CardRoot>
            <Stage />
            <Actions>
              <ActionLink to="/">Edit</ActionLink>
              <Action $isDanger>Delete</Action>
            </Actions>
          </CardRoot>
        </Cards>
      </Row>
    </>
  )
}

const Cards = styled.ul`
  width: 200px;
  padding: 0;
  list-style: none;
`
