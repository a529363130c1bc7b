import { FileText } from 'lucide-react'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { Page } from '../../shared/page/Page.tsx'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { useUrlQuery } from '../../ui/dashboard/use-url-query.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack, Stack } from '../../ui/layout/Stack.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { font } from '../../ui/theme.ts'
import { type ManageGstReturnQuery, useManageGstReturnQuery } from './GstReturn.generated.ts'
import { PeriodField } from './PeriodField.tsx'
import { listPeriods, parsePeriod, type Period } from './return-period.ts'
import { ReturnDocuments } from './ReturnDocuments.tsx'
import { ReturnFindings } from './ReturnFindings.tsx'
import { ReturnTables } from './ReturnTables.tsx'

/** The GST return of a month or a quarter: `?period=2026-11`, or `now` for this month. By default, it is the last month's. For admins. */
export default function GstReturnRoute() {
  const { params, change } = useUrlQuery()
  const [thisMonth, lastMonth] = listPeriods().months
  const name = params.get('period')
  const period = name === 'now' ? thisMonth : (parsePeriod(name) ?? lastMonth)
  return (
    <Page title="GST returns">
      <PageStack $gap={6}>
        <PageHeading>GST returns</PageHeading>
        {period && (
          <>
            <Choice>
              <PeriodField
                period={period}
                onChange={(name) => change({ period: name }, { replace: true })}
              />
            </Choice>
            <Return key={period.name} period={period} />
          </>
        )}
      </PageStack>
    </Page>
  )
}

function Return({ period }: { period: Period }) {
  const { data, error, refetch } = useManageGstReturnQuery({
    variables: { period: period.name },
    fetchPolicy: 'cache-and-network',
  })
  const report = data?.gstReturn
  if (error && !report) {
    return (
      <ErrorState what="the return" onRetry={() => void refetch()}>
        {toErrorMessage(error)}
      </ErrorState>
    )
  }
  if (!report) return <Waiting />
  if (report.documentCount === 0 && report.registration !== 'REGULAR')
    return <NoReturn registration={report.registration} />
  return (
    <>
      <ReturnFindings findings={report.findings} />
      {report.documentCount > 0 ? (
        <Contents report={report} period={period} />
      ) : (
        <EmptyState icon={<FileText size={32} />} title="No documents in this period">
          A registered shop files a return even if it sold nothing.
        </EmptyState>
      )}
    </>
  )
}

interface ContentsProps {
  report: ManageGstReturnQuery['gstReturn']
  period: Period
}

function Contents({ report, period: { name, label } }: ContentsProps) {
  const { documentCount, charged, credited, tables } = report
  return (
    <>
      <Stack as="section" aria-labelledby="tables">
        <SectionHeading id="tables">{`GSTR-1 for ${label}`}</SectionHeading>
        <p>
          {`${formatCount(documentCount, 'document')}: ${formatMoney(charged.amount)} charged less ` +
            `${formatMoney(credited.amount)} credited is ` +
            `${formatMoney(charged.amount - credited.amount)}.`}
        </p>
        <ReturnTables period={name} tables={tables} />
        <SmallText>
          The files have the columns of the GST portal’s offline tool. Tables 4 to 9B have the same
          sum as table 12. Your accountant decides what is filed.
        </SmallText>
      </Stack>
      <Stack as="section" aria-labelledby="documents">
        <SectionHeading id="documents">Documents</SectionHeading>
        <ReturnDocuments period={name} />
      </Stack>
    </>
  )
}

interface NoReturnProps {
  registration: Exclude<ManageGstReturnQuery['gstReturn']['registration'], 'REGULAR'>
}

function NoReturn({ registration }: NoReturnProps) {
  const isComposition = registration === 'COMPOSITION'
  return (
    <EmptyState
      icon={<FileText size={32} />}
      title={isComposition ? 'No GSTR-1 in the composition scheme' : 'Not registered for GST'}
      action={
        <ButtonLink variant="secondary" to={dashboardPaths.settings}>
          Open Settings
        </ButtonLink>
      }
    >
      {isComposition
        ? 'Your shop files CMP-08 for each quarter and GSTR-4 for each year instead.'
        : 'Only registered shops file returns. Change the registration in the settings.'}
    </EmptyState>
  )
}

function Waiting() {
  return (
    <Stack aria-busy="true">
      <Skeleton $height="56px" $round="large" />
      <Skeleton $height="480px" $round="large" />
    </Stack>
  )
}

const Choice = styled.div`
  max-width: 320px;
`

const SectionHeading = styled.h2`
  font-size: ${font.title};
`
