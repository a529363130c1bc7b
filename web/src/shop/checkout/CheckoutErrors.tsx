import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '../../lib/urls/paths.ts'
import { color, font, radius, space } from '../../ui/theme.ts'
import { isShownInSection } from './section-errors.ts'
import type { CheckoutError } from './use-checkout.ts'

interface CheckoutErrorsProps {
  /** For the buttons' `aria-describedby`. */
  id: string
  errors: readonly CheckoutError[]
  isAlreadyPlaced: boolean
}

/** The errors that belong to no section in the form. */
export function CheckoutErrors({ id, errors, isAlreadyPlaced }: CheckoutErrorsProps) {
  return (
    <Root id={id}>
      {errors
        .filter((error) => !isShownInSection(error))
        .map(({ message }) => (
          <Message key={message} role="alert">
            {message}
          </Message>
        ))}
      {isAlreadyPlaced && (
        <Message role="alert">
          This order has already been placed. You can find it in{' '}
          <Link to={paths.myOrders}>My Orders</Link>.
        </Message>
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

const Message = styled.p`
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
