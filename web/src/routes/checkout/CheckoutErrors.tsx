import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '../../lib/paths.ts'
import { color, font, radius, space } from '../../ui/theme.ts'

interface SetbacksProps {
  /** For the buttons that they describe. */
  id: string
  /** Why the last press made no order. */
  problems: readonly string[]
  /** An order of this checkout stood already. */
  wasPlaced: boolean
}

export function Setbacks({ id, problems, wasPlaced }: SetbacksProps) {
  return (
    <Root id={id}>
      {problems.map((problem) => (
        <Problem key={problem}>{problem}</Problem>
      ))}
      {wasPlaced && (
        <Problem>
          This order was placed already. You find it in <Link to={paths.myOrders}>My Orders</Link>.
        </Problem>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space[2]};

  &:empty {
    display: none;
  }
`

const Problem = styled.p`
  padding: ${space[3]};
  background: ${color.dangerWash};
  color: ${color.dangerDeep};
  border-radius: ${radius.medium};
  font-weight: ${font.medium};

  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
