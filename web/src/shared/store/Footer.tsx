import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { type Store, useStore } from '../../apollo/session.tsx'
import { paths } from '../../lib/urls/paths.ts'
import { mailLink, phoneLink } from '../../lib/urls/contact-links.ts'
import { color, font, media, size, space } from '../../ui/theme.ts'

/** The shop's address, contact data and licence. */
export function Footer() {
  const store = useStore()
  return (
    <Root>
      <Column>
        {store && (
          <>
            <Name translate="no">{store.name}</Name>
            <Contact icon={<MapPin size={18} />}>{store.address}</Contact>
            <Contact icon={<Phone size={18} />} href={phoneLink(store.phone)}>
              {store.phone}
            </Contact>
            <Contact icon={<Mail size={18} />} href={mailLink(store.email)}>
              {store.email}
            </Contact>
            {listParticulars(store).map(
              ([label, value]) => value && <p key={label}>{label + value}</p>,
            )}
            <ContactRow>
              <HelpLink to={paths.help}>Help & policies</HelpLink>
            </ContactRow>
            <Social aria-label="Social networks">
              {store.socialLinks.map(({ name, url }) => (
                <li key={url}>
                  <ContactLink href={url} target="_blank" rel="noopener noreferrer">
                    {name}
                  </ContactLink>
                </li>
              ))}
            </Social>
          </>
        )}
      </Column>
    </Root>
  )
}

const listParticulars = ({ legalName, drugLicence, fssai, gstin }: Store) =>
  [
    ['', legalName],
    ['Drug licence: ', drugLicence],
    ['FSSAI licence: ', fssai],
    ['GSTIN: ', gstin],
  ] as const

interface ContactProps {
  icon: ReactNode
  href?: string
  children: string
}

function Contact({ icon, href, children }: ContactProps) {
  return (
    <ContactRow>
      {icon}
      {href ? <ContactLink href={href}>{children}</ContactLink> : <span>{children}</span>}
    </ContactRow>
  )
}

const Root = styled.footer`
  background: ${color.night};
  color: ${color.onNightSoft};
  font-size: ${font.body};
  padding-bottom: env(safe-area-inset-bottom);

  ${media.belowTablet} {
    /* Leaves room for the cart bar, in the dock that follows it. */
    &:has(+ * nav) {
      padding-bottom: calc(${size.cartBar} + env(safe-area-inset-bottom));
    }
  }
`

const Column = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: ${size.page};
  min-height: 260px;
  align-content: start;
  margin-inline: auto;
  padding: ${space[8]} ${space[4]} ${space[6]};

  ${media.tablet} {
    padding: ${space[10]} ${space[6]};
  }
`

const Name = styled.p`
  padding-bottom: ${space[1]};
  color: ${color.onNight};
  font-size: ${font.title};
  font-weight: ${font.heavy};
  letter-spacing: -0.02em;
`

const ContactRow = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 32px;
`

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  color: ${color.onNight};
  text-underline-offset: 3px;

  &:hover {
    text-decoration: underline;
  }

  &:focus-visible {
    outline-color: ${color.highlight};
  }
`

const ContactLink = styled.a`
  ${link}
`

const HelpLink = styled(Link)`
  ${link}
`

const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  padding-top: ${space[3]};
`
