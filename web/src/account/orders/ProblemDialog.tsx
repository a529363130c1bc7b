import { styled } from 'styled-components'
import type { OrderAgainMutation } from './OrderAgain.generated.ts'
import { paths } from '../../lib/urls/paths.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { color, space } from '../../ui/theme.ts'
import { Stack } from '../../ui/layout/Stack.ts'

interface ProblemDialogProps {
  result: OrderAgainMutation['orderAgain']
  onClose: () => void
}

/** Lists the products that could not be ordered again. */
export default function ProblemDialog({ result, onClose }: ProblemDialogProps) {
  return (
    <Modal title="Some products are not available" isOpen onClose={onClose}>
      <Stack>
        <p>{`${formatCount(result.added, 'product')} added to your cart. Please note:`}</p>
        <Problems>
          {result.problems.map(({ productId, code, message }) => (
            <li key={productId + code}>{message}</li>
          ))}
        </Problems>
        <ButtonLink to={paths.cart} isWide data-autofocus>
          View cart
        </ButtonLink>
      </Stack>
    </Modal>
  )
}

const Problems = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-left: ${space[5]};
  color: ${color.inkSoft};
  list-style: disc;
`
