import { X } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { color, radius, space } from '../../ui/theme.ts'
import { useCartSync } from './CartProvider.tsx'
import type { Cart } from './cart-rules.ts'

/** Notices about products that are no longer sold, until they are dismissed. */
export function RemovedProductNotices({ gone }: Pick<Cart, 'gone'>) {
  const sync = useCartSync()
  const ref = useRef<HTMLUListElement>(null)
  const dismiss = (id: string) => {
    // The button disappears with the notice, so the list takes the focus.
    ref.current?.focus({ preventScroll: true })
    sync?.dismiss(id)
  }
  return (
    <List ref={ref} tabIndex={-1} aria-label="No longer sold">
      {gone.map(({ id, name }) => (
        <Notice key={id}>
          <span>{`${name} is no longer sold.`}</span>
          <IconButton label={`Dismiss the notice about ${name}`} onClick={() => dismiss(id)}>
            <X size={18} />
          </IconButton>
        </Notice>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  outline: none;

  &:empty {
    display: none;
  }
`

const Notice = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
  background: ${color.highlightWash};
  color: ${color.onHighlight};
  border-radius: ${radius.medium};
`
