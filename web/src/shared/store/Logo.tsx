import { Zap } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useStore } from '../../apollo/session.tsx'
import { paths } from '../../lib/urls/paths.ts'
import { color, font, media, space } from '../../ui/theme.ts'

/** The logo with the shop's name and delivery time; links to the front page. */
export function Logo() {
  const store = useStore()
  const promise = store && `Delivery in ${store.deliveryBadge}`
  return (
    <Root to={paths.home} aria-label={store ? `${store.name} ${promise}, home` : 'Home'}>
      <LogoMark />
      <Words>
        <Name translate="no">{store?.name}</Name>{' '}
        {promise && (
          <Promise>
            <Zap size={11} aria-hidden />
            <span>{promise}</span>
          </Promise>
        )}
      </Words>
    </Root>
  )
}

/** The logo: a bowl with a cross for the pharmacy and leaves for the grocery. */
function LogoMark({ side = 38 }: { side?: number }) {
  return (
    <svg width={side} height={side} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="9" fill="#0c7c59" />
      <path
        d="M6.5 16h19a9.5 9.5 0 0 1-5.2 8.5v1a1 1 0 0 1-1 1h-6.6a1 1 0 0 1-1-1v-1A9.5 9.5 0 0 1 6.5 16z"
        fill="#fff"
      />
      <path d="M16.2 14c-.2-5 2.8-8.2 8-8.5.4 5-2.7 8.4-8 8.5z" fill="#ffc53d" />
      <path d="M14.6 14c.1-3.3-1.8-5.5-5.3-5.7-.2 3.4 1.8 5.6 5.3 5.7z" fill="#9fd8bf" />
      <path d="M16 17.8v5M13.5 20.3h5" stroke="#0c7c59" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: 44px;
  color: ${color.ink};
`

const Words = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3px;
  min-width: 0;

  ${media.tablet} {
    max-width: 13rem;
  }
`

const Promise = styled.span`
  display: flex;
  align-items: center;
  gap: 3px;
  color: ${color.inkSoft};
  font-size: min(${font.tiny}, 3.2vw);
  font-weight: ${font.semibold};
  line-height: 1;
  white-space: nowrap;

  svg {
    fill: ${color.highlight};
    color: ${color.highlight};
  }
`

/* Long names take two lines. */
const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  /* Leaves room for the buttons beside it, however large the text. */
  font-size: min(${font.title}, 6.4vw);
  font-weight: ${font.heavy};
  letter-spacing: -0.03em;
  line-height: 1.05;
  text-wrap: balance;
`
