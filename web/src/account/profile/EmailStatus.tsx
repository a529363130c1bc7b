import { BadgeCheck } from 'lucide-react'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { Badge } from '../../ui/content/Badge.tsx'
import { color, font, space } from '../../ui/theme.ts'
import { InlineButton } from './InlineButton.ts'

interface EmailStatusProps {
  /** Refers to the saved address, not to the value being typed. */
  isVerified: boolean
  ref: Ref<HTMLParagraphElement>
  isBusy: boolean
  onVerify: () => void
}

/** Shows whether the email address is verified. */
export function EmailStatus({ isVerified, ref, isBusy, onVerify }: EmailStatusProps) {
  return (
    <Root>
      <Text ref={ref} tabIndex={-1}>
        {isVerified ? (
          <Badge $tone="green">
            <BadgeCheck size={14} aria-hidden />
            Verified
          </Badge>
        ) : (
          'Not verified yet.'
        )}
      </Text>
      {!isVerified && (
        <InlineButton isBusy={isBusy} onClick={onVerify}>
          Verify email
        </InlineButton>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[2]};
  padding-top: ${space[1]};
`

const Text = styled.p`
  color: ${color.inkSoft};
  font-size: ${font.small};
  outline: none;
`
