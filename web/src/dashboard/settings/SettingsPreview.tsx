import { styled } from 'styled-components'
import { Badge } from '../../ui/content/Badge.tsx'
import { Card } from '../../ui/layout/Card.ts'
import { color, font, media, radius, size, space } from '../../ui/theme.ts'
import type { SettingValues } from './setting-values.ts'

/** Shows where customers will see the values. */
export function SettingsPreview({ values }: { values: SettingValues }) {
  const { name, address, phone, email, drugLicence, deliveryBadge, socialLinks } = values
  return (
    <Aside aria-label="Preview">
      <Caption>On every page</Caption>
      <Dark>
        <ShopName translate="no">{name}</ShopName>
        <p>{address}</p>
        <p>{phone}</p>
        <p>{email}</p>
        {drugLicence && <p>{`Drug licence: ${drugLicence}`}</p>}
        <p>{socialLinks.map((link) => link.name).join(' · ')}</p>
      </Dark>
      <Caption>On product cards</Caption>
      <Card>
        <Badge $tone="neutral">{deliveryBadge}</Badge>
      </Card>
      <Caption>At the checkout</Caption>
      <Card>
        {values.upiPayments ? (
          <span translate="no">{`Pay to ${values.upiId}`}</span>
        ) : (
          <span>Cash on delivery only</span>
        )}
      </Card>
    </Aside>
  )
}

const Aside = styled.aside`
  display: grid;
  gap: ${space[2]};

  ${media.desktop} {
    position: sticky;
    top: calc(${size.headerWide} + ${space[4]});
  }
`

const Caption = styled.p`
  padding-top: ${space[2]};
  color: ${color.inkSoft};
  font-size: ${font.small};
  font-weight: ${font.semibold};
`

const Dark = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[4]};
  background: ${color.night};
  border-radius: ${radius.large};
  color: ${color.onNightSoft};
  font-size: ${font.small};
  overflow-wrap: anywhere;
`

const ShopName = styled.p`
  color: ${color.onNight};
  font-size: ${font.title};
  font-weight: ${font.heavy};
`
