import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { Spinner } from '../content/Spinner.tsx'
import { color, font, media, motion, radius, size, space } from '../theme.ts'
import { inactive } from './inactive.ts'

/** 'muted' looks disabled but can be pressed, to show missing entries. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'muted'

interface ButtonStyle {
  variant?: ButtonVariant
  /** Takes the full width. */
  isWide?: boolean
}

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Shows a loader and ignores presses. The button keeps its width and the focus. */
  isBusy?: boolean
  children: ReactNode
}

export function Button({
  variant = 'primary',
  isWide = false,
  isBusy = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...rest}
      {...(isBusy && inactive)}
      type={type}
      aria-busy={isBusy}
      $variant={variant}
      $isWide={isWide}
    >
      <Label $isHidden={isBusy}>{children}</Label>
      {isBusy && (
        <Loader>
          <Spinner size={20} />
        </Loader>
      )}
    </Root>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  isWide = false,
  ...rest
}: LinkProps & ButtonStyle) {
  return <RootLink {...rest} $variant={variant} $isWide={isWide} />
}

const colors = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    --hover: ${color.accentDeep};
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.accentDeep};
    border-color: ${color.accent};
    --hover: ${color.accentWash};
  `,
  quiet: css`
    background: transparent;
    color: ${color.accentDeep};
    --hover: ${color.accentWash};
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onAccent};
    --hover: ${color.dangerDeep};
  `,
  muted: css`
    background: ${color.sunken};
    color: ${color.inkFaint};
    --hover: ${color.line};
  `,
}

const shape = css<{ $variant: ButtonVariant; $isWide: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  min-height: 48px;
  min-width: ${size.target};
  padding: ${space[2]} ${space[5]};
  border: 1.5px solid transparent;
  border-radius: ${radius.medium};
  font-size: ${font.body};
  font-weight: ${font.semibold};
  line-height: 1.2;
  text-align: center;
  transition:
    background-color ${motion.quick},
    transform ${motion.quick};
  ${({ $variant }) => colors[$variant]}

  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled]) {
      background: var(--hover);
    }
  }

  &:active:not(:disabled, [aria-disabled]) {
    transform: scale(0.98);
  }

  &:disabled {
    background: ${color.sunken};
    border-color: transparent;
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
`

const Root = styled.button<{ $variant: ButtonVariant; $isWide: boolean }>`
  ${shape}
`

const RootLink = styled(Link)<{ $variant: ButtonVariant; $isWide: boolean }>`
  ${shape}
`

const Label = styled.span<{ $isHidden: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  opacity: ${({ $isHidden }) => ($isHidden ? 0 : 1)};
`

const Loader = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`
