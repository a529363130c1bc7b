import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { styled } from 'styled-components'
import { expect, it } from 'vitest'

const Button = styled.button`
  display: flex;
`
const List = styled.div`
  .gone {
    display: none;
  }
  &:empty + button {
    visibility: hidden;
  }
`
const Inert = styled.div`
  pointer-events: none;
`

it('queries by role leave out what a rule, an attribute or a style of an ancestor hides', () => {
  render(
    <>
      <List>
        <Button className="gone">by the more specific rule</Button>
        <Button>shown</Button>
      </List>
      <List />
      <button>by the rule for a sibling</button>
      <div hidden>
        <button>by an attribute</button>
      </div>
      <div style={{ visibility: 'hidden' }}>
        <button>by its parent</button>
        <button style={{ visibility: 'visible' }}>shown again</button>
      </div>
    </>,
  )
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['shown', 'shown again'])
  expect(screen.getAllByRole('button', { hidden: true })).toHaveLength(6)
})

it('a click on an element without pointer events is rejected', async () => {
  render(
    <Inert>
      <button>Save</button>
    </Inert>,
  )
  await expect(userEvent.click(screen.getByRole('button'))).rejects.toThrow('pointer-events: none')
})
