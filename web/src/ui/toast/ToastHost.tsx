import './goober-styles.ts'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import {
  type CustomContentProps,
  SnackbarContent,
  type SnackbarKey,
  SnackbarProvider,
  closeSnackbar,
  enqueueSnackbar,
} from 'notistack'
import { type RefAttributes, useEffect } from 'react'
import { styled } from 'styled-components'
import { edge } from '../content/edge.ts'
import { useIsDesktop, useIsPhone } from '../hooks/use-media.ts'
import { color, font, radius, shadow, size, space } from '../theme.ts'
import { type Toast, type ToastKind, connectToasts } from './toast.ts'

/** How long each kind stays without a button, in milliseconds. */
const durations: Record<ToastKind, number> = { default: 4000, error: 4000, success: 2000 }

/** How long a toast with an Undo button stays, in milliseconds: two seconds are too short to press it. */
const UNDO_MS = 10_000

const visible = new Map<SnackbarKey, Toast>()

/**
 * Shows the toasts: on phones at the top, because buttons and errors are at the bottom. A separate chunk, loaded after
 * the first paint: see Toaster.
 */
export function ToastHost() {
  const isPhone = useIsPhone()
  const isDesktop = useIsDesktop()
  useEffect(
    () =>
      connectToasts((toast) => {
        // Toasts of several steps would cover a small page.
        if (toast.undo && !isDesktop) hide(({ undo }) => undo !== undefined)
        present(toast)
      }, hide),
    [isDesktop],
  )
  return (
    <Place>
      <SnackbarProvider
        maxSnack={20}
        anchorOrigin={{ vertical: isPhone ? 'top' : 'bottom', horizontal: 'center' }}
        Components={{ default: ToastCard, success: ToastCard, error: ToastCard }}
        onClose={(_event, _reason, key) => key !== undefined && visible.delete(key)}
      />
    </Place>
  )
}

/** Shows a toast, and replaces an equal one. */
function present(toast: Toast) {
  const { kind, text, undo } = toast
  hide((shown) => shown.kind === kind && shown.text === text)
  const key = enqueueSnackbar(text, {
    variant: kind,
    autoHideDuration: undo ? UNDO_MS : durations[kind],
    action: undo && ((id) => <UndoButton toastKey={id} undo={undo} />),
  })
  visible.set(key, toast)
}

function hide(isMeant: (toast: Toast) => boolean) {
  for (const [key, toast] of visible) if (isMeant(toast)) closeSnackbar(key)
}

function UndoButton({ toastKey, undo }: { toastKey: SnackbarKey; undo: () => void }) {
  const onClick = () => {
    closeSnackbar(toastKey)
    undo()
  }
  return (
    <Undo type="button" onClick={onClick}>
      Undo
    </Undo>
  )
}

function ToastCard(props: CustomContentProps & RefAttributes<HTMLDivElement>) {
  const { id, variant, message, action, ref } = props
  const Icon = icons[variant]
  return (
    <SnackbarContent ref={ref} role={variant === 'error' ? 'alert' : 'status'}>
      <Root $isError={variant === 'error'}>
        <Icon size={20} aria-hidden />
        <span>{message}</span>
        {typeof action === 'function' ? action(id) : action}
      </Root>
    </SnackbarContent>
  )
}

const icons = {
  default: Info,
  info: Info,
  warning: Info,
  success: CircleCheck,
  error: CircleAlert,
}

const Place = styled.div`
  .notistack-SnackbarContainer {
    margin-top: env(safe-area-inset-top);
  }
`

const Root = styled.div<{ $isError: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 48px;
  max-width: 420px;
  margin-inline: auto;
  padding: ${space[3]} ${space[4]};
  background: ${({ $isError }) => ($isError ? color.dangerDeep : color.ink)};
  color: ${color.surface};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.float};
  ${edge}
  font: ${font.medium} ${font.body} / 1.35 ${font.family};
`

const Undo = styled.button`
  flex: none;
  min-height: ${size.target};
  margin: -${space[3]} -${space[2]} -${space[3]} auto;
  padding-inline: ${space[3]};
  color: ${color.highlight};
  font-weight: ${font.bold};

  &:focus-visible {
    outline-color: ${color.highlight};
  }
`
