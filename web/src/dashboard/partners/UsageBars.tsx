import { styled } from 'styled-components'
import { color, font, space } from '../../ui/theme.ts'
import { type PartnerKey, summarizeUsage } from './usage.ts'

const count = new Intl.NumberFormat('en-IN')

/** The requests in the last 30 days, as numbers and as a bar chart. */
export function UsageBars({ partnerKey }: { partnerKey: PartnerKey }) {
  const { days, today, total, refused } = summarizeUsage(partnerKey)
  const most = Math.max(...days, 1)
  return (
    <Root>
      <Bars aria-hidden>
        {days.map((requests, day) => (
          <Bar key={day} style={{ height: toHeight(requests / most) }} />
        ))}
      </Bars>
      <Words>
        Requests: <strong>{count.format(today)}</strong> today ·{' '}
        <strong>{count.format(total)}</strong>{' '}
        <span>{`in 30 days${refused > 0 ? ` · ${count.format(refused)} over the limit` : ''}`}</span>
      </Words>
    </Root>
  )
}

/** Every day with requests gets a visible bar. */
function toHeight(share: number): string {
  return share === 0 ? '0' : `max(2px, ${share * 100}%)`
}

const Root = styled.div`
  display: grid;
  gap: ${space[1]};
`

const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(30, minmax(0, 1fr));
  align-items: end;
  gap: ${space.half};
  height: 36px;
  border-bottom: 1px solid ${color.line};
`

const Bar = styled.span`
  background: ${color.accent};
  border-radius: 2px 2px 0 0;
`

const Words = styled.p`
  color: ${color.inkSoft};
  font-size: ${font.small};

  strong {
    color: ${color.ink};
    font-weight: ${font.semibold};
  }
`
