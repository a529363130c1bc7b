import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { formatDate } from '../../lib/text/date.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { mailLink, phoneLink } from '../../lib/urls/contact-links.ts'
import { AddressLines } from '../../shared/address/AddressLines.tsx'
import { Facts } from '../../shared/order/Facts.tsx'
import { Column, Columns, Section, TitleRow } from '../../shared/order/details-parts.tsx'
import { Badge } from '../../ui/content/Badge.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import type { LoadMore } from '../../ui/states/LoadMore.tsx'
import { size } from '../../ui/theme.ts'
import { PersonalDataButton } from '../../shared/personal-data/PersonalDataButton.tsx'
import { CashBlock } from './CashBlock.tsx'
import type { ManageCustomerQuery } from './Customer.generated.ts'
import { CustomerNote } from './CustomerNote.tsx'
import { CustomerOrders } from './CustomerOrders.tsx'
import { Entries } from '../../shared/Entries.tsx'

const dataDialog = lazyDialog(() => import('./CustomerDataDialog.tsx'))

type Customer = NonNullable<ManageCustomerQuery['customer']>

interface CustomerDetailsProps {
  customer: Customer
  moreOrders: ComponentProps<typeof LoadMore>
}

export function CustomerDetails({ customer, moreOrders }: CustomerDetailsProps) {
  return (
    <Stack as="article" $gap={5}>
      <Stack as="header" $gap={1}>
        <TitleRow>
          <PageHeading translate="no">{customer.name}</PageHeading>
          {customer.cashBlock && <Badge $tone="red">Cash blocked</Badge>}
        </TitleRow>
        <SmallText>Opening this page is recorded. “Seen by” lists who has read it.</SmallText>
      </Stack>
      <Columns>
        <Column>
          <Section heading="h2" title="Contact">
            <Stack $gap={4}>
              <Contact customer={customer} />
              {!customer.hasLogin && (
                <PersonalDataButton>
                  {(onClose) => <dataDialog.Dialog customer={customer} onClose={onClose} />}
                </PersonalDataButton>
              )}
            </Stack>
          </Section>
          <Section heading="h2" title="Open amounts">
            <OpenAmounts customer={customer} />
          </Section>
          <Section heading="h2" title="Cash">
            <CashBlock customer={customer} />
          </Section>
          <Section heading="h2" title="Note">
            <CustomerNote customer={customer} />
          </Section>
          <Section heading="h2" title="Addresses">
            <Addresses customer={customer} />
          </Section>
          <Section heading="h2" title="Seen by">
            <Entries entries={customer.views.map(toEntry)} />
          </Section>
        </Column>
        {/* Last, because a long list loads more orders at its end. */}
        <Column>
          <Section heading="h2" title="Orders">
            <CustomerOrders orders={customer.orders} more={moreOrders} />
          </Section>
        </Column>
      </Columns>
    </Stack>
  )
}

/** How to reach the customer. Many give their number only with an address. */
function Contact({ customer: { email, mobile, joinedAt, addresses } }: { customer: Customer }) {
  const phone = mobile || addresses[0]?.mobile
  return (
    <Facts
      facts={[
        ['Phone', phone ? <Tall href={phoneLink(phone)}>{`Call ${phone}`}</Tall> : 'No number'],
        ['Email', email ? <Tall href={mailLink(email)}>{email}</Tall> : 'No email'],
        ['Customer since', <time dateTime={joinedAt}>{formatDate(joinedAt)}</time>],
      ]}
    />
  )
}

function OpenAmounts({ customer: { moneyOpen } }: { customer: Customer }) {
  const { cashToCollect, toVerify, refundsDue } = moneyOpen
  return (
    <Facts
      facts={[
        ['Cash to collect', formatMoney(cashToCollect.amount)],
        ['Payments to verify', formatMoney(toVerify.amount)],
        ['Refunds due', formatMoney(refundsDue.amount)],
      ]}
    />
  )
}

function Addresses({ customer: { addresses } }: { customer: Customer }) {
  if (addresses.length === 0) return <SmallText>No address is saved.</SmallText>
  return (
    <Stack as="ul">
      {addresses.map((address) => (
        <li key={address.id} translate="no">
          <AddressLines address={address} />
        </li>
      ))}
    </Stack>
  )
}

function toEntry({ at, by }: Customer['views'][number]) {
  return { text: by ?? 'Account deleted', at }
}

/* Large enough to tap, on the line of its label. */
const Tall = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  margin-block: calc((1lh - ${size.target}) / 2);
`
