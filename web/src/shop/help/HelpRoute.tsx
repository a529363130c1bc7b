import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { mailLink, phoneLink, whatsAppLink } from '../../lib/urls/contact-links.ts'
import { paths } from '../../lib/urls/paths.ts'
import { Page } from '../../shared/page/Page.tsx'
import { TallTextLink } from '../../ui/content/TextLink.ts'
import { Card } from '../../ui/layout/Card.ts'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack, Stack } from '../../ui/layout/Stack.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { color, font, space } from '../../ui/theme.ts'
import { type HelpQuery, useHelpQuery } from './Help.generated.ts'

type Shop = HelpQuery['store']

/** How to reach the shop, its particulars by law, and its policies. */
export default function HelpRoute() {
  const { data, error, refetch } = useHelpQuery()
  return (
    <Page
      title="Help & policies"
      path={paths.help}
      description="How to reach us, and our policies on returns, delivery and privacy."
    >
      <PageColumn>
        <PageStack $gap={6}>
          <PageHeading>Help & policies</PageHeading>
          {error && !data ? (
            <ErrorState what="this page" onRetry={() => void refetch()}>
              {toErrorMessage(error)}
            </ErrorState>
          ) : data ? (
            <Content shop={data.store} />
          ) : (
            <Skeleton $height="640px" $round="large" />
          )}
        </PageStack>
      </PageColumn>
    </Page>
  )
}

function Content({ shop }: { shop: Shop }) {
  const { grievanceOfficer: officer } = shop
  return (
    <>
      <Part title="Contact">
        <div>
          <TallTextLink to={paths.contact}>Write to us</TallTextLink>
        </div>
        <Fact name="Shop">{shop.name}</Fact>
        <Fact name="Legal name">{shop.legalName}</Fact>
        <Fact name="Address">{shop.address}</Fact>
        <Fact name="Branches">{shop.branches}</Fact>
        <Fact name="Phone">
          <a href={phoneLink(shop.phone)}>{shop.phone}</a>
        </Fact>
        <Fact name="WhatsApp">
          {shop.whatsapp && <a href={whatsAppLink(shop.whatsapp)}>{shop.whatsapp}</a>}
        </Fact>
        <Fact name="Email">
          <a href={mailLink(shop.email)}>{shop.email}</a>
        </Fact>
      </Part>
      {officer && (
        <Part title="Grievance officer">
          <Fact name="Name">{officer.name}</Fact>
          <Fact name="Designation">{officer.designation}</Fact>
          <Fact name="Phone">
            {officer.phone && <a href={phoneLink(officer.phone)}>{officer.phone}</a>}
          </Fact>
          <Fact name="Email">
            {officer.email && <a href={mailLink(officer.email)}>{officer.email}</a>}
          </Fact>
        </Part>
      )}
      <Licences shop={shop} />
      {shop.policies.map(({ title, text }) => (
        <Part key={title} title={title}>
          <Paragraphs>{text}</Paragraphs>
        </Part>
      ))}
    </>
  )
}

function Licences({ shop }: { shop: Shop }) {
  const { gstin, fssai, drugLicence, pharmacist } = shop
  if (!gstin && !fssai && !drugLicence && !pharmacist) return null
  return (
    <Part title="Licences">
      <Fact name="GSTIN">{gstin}</Fact>
      <Fact name="FSSAI licence">{fssai}</Fact>
      <Fact name="Drug licence">{drugLicence}</Fact>
      <Fact name="Registered pharmacist">{pharmacist}</Fact>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack $gap={3}>
        <Title>{title}</Title>
        {children}
      </Stack>
    </Card>
  )
}

/** A line with a name, or nothing without a value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <Line>
      <Name>{name}</Name>
      <span>{children}</span>
    </Line>
  )
}

const Title = styled.h2`
  font-size: ${font.title};
  font-weight: ${font.bold};
`

const Line = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Name = styled.span`
  color: ${color.inkSoft};
  font-size: ${font.small};
`

const Paragraphs = styled.p`
  max-width: 70ch;
  padding-top: ${space[1]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`
