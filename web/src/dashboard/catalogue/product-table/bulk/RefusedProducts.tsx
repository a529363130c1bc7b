import { styled } from 'styled-components'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Modal } from '../../../../ui/dialogs/Modal.tsx'
import { Stack } from '../../../../ui/layout/Stack.ts'
import { color, space } from '../../../../ui/theme.ts'
import { formatCount } from '../../../../lib/text/format-count.ts'
import type { BulkDialogProps, BulkResult } from './use-bulk-edit.ts'

interface RefusedProductsProps extends Pick<BulkDialogProps, 'products' | 'onDone'> {
  title: string
  result: BulkResult
}

/** Shows which products were not changed, and why. */
export function RefusedProducts({ title, products, result, onDone }: RefusedProductsProps) {
  const { done, refused } = result
  const findName = (id: string) => products.find((product) => product.id === id)?.name
  return (
    <Modal title={title} isOpen onClose={onDone}>
      <Stack>
        <p role="status">{`${done}. Not changed: ${formatCount(refused.length, 'product')}.`}</p>
        <List aria-label="Not changed">
          {refused.map(({ id, product, message }) => (
            <li key={id}>
              <strong>{product?.name ?? findName(id)}</strong>
              <span>{message}</span>
            </li>
          ))}
        </List>
        <Button onClick={onDone} data-autofocus>
          Close
        </Button>
      </Stack>
    </Modal>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  max-height: 40vh;
  overflow-y: auto;
  color: ${color.inkSoft};

  strong {
    display: block;
    color: ${color.ink};
  }
`
