import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import {
  type CustomContentProps,
  SnackbarContent,
  SnackbarProvider,
  enqueueSnackbar,
} from 'notistack'
import { type RefAttributes, useEffect } from 'react'
import { styled } from 'styled-components'
import { color, font, media, radius, shadow, size, space } from '../theme.ts'
import { type Toast, type ToastKind, connectToasts } from './toast.ts'

/** How long each kind stays, in milliseconds. */
const durations: Record<ToastKind, number> = { default: 4000, error: 4000, success: 2000 }

/** Shows the toasts. In its own chunk, loaded after the first paint: see Toaster. */
export function ToastHost() {
  useEffect(() => connectToasts(present), [])
  return (
    <Place>
      <SnackbarProvider
        maxSnack={20}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        Components={{ default: ToastCard, success: ToastCard, error: ToastCard }}
      />
    </Place>
  )
}

function present({ kind, text }: Toast) {
  enqueueSnackbar(text, { variant: kind, autoHideDuration: durations[kind] })
}

function ToastCard({ variant, message, ref }: CustomContentProps & RefAttributes<HTMLDivElement>) {
  const Icon = icons[variant]
  return (
    <SnackbarContent ref={ref} role={variant === 'error' ? 'alert' : 'status'}>
      <Root $isError={variant === 'error'}>
        <Icon size={20} aria-hidden />
        {message}
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

/* Above the cart bar of phones. */
const Place = styled.div`
  ${media.belowTablet} {
    .notistack-SnackbarContainer {
      bottom: calc(${size.cartBar} + env(safe-area-inset-bottom));
    }
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
  font: ${font.medium} ${font.body} / 1.35 ${font.family};
`
