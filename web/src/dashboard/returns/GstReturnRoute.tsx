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
import { DocumentsFile } from './DocumentsFile.tsx'
import { PeriodField } from './PeriodField.tsx'
import { listPeriods, parsePeriod, type Period } from './return-period.ts'
import { ReturnDocuments } from './ReturnDocuments.tsx'
import { Cmp08Figures, Gstr3bFigures } from './ReturnFigures.tsx'
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
            <Stack as="section" aria-labelledby="file">
              <SectionHeading id="file">All documents in one file</SectionHeading>
              <SmallText>
                For Tally and your accountant: a CSV file with a row for each document and GST rate.
                The amounts of credit notes are negative.
              </SmallText>
              <DocumentsFile key={period.name} period={period} />
            </Stack>
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
  if (report.documentCount === 0 && report.registration !== 'REGULAR') {
    const { cmp08, registration } = report
    const hasBills = registration === 'COMPOSITION' || cmp08.documentCount > 0
    return hasBills ? <Composition figures={cmp08} period={period} /> : <NoReturn />
  }
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

function Contents({ report, period }: ContentsProps) {
  const { name, label } = period
  const { documentCount, charged, credited, roundOff, tables, gstr3b, cmp08 } = report
  return (
    <>
      <Stack as="section" aria-labelledby="tables">
        <SectionHeading id="tables">{`GSTR-1 for ${label}`}</SectionHeading>
        <p>
          {`${formatCount(documentCount, 'document')}: ${formatMoney(charged.amount)} charged less ` +
            `${formatMoney(credited.amount)} credited is ` +
            `${formatMoney(charged.amount - credited.amount)}.` +
            (roundOff.amount === 0
              ? ''
              : ` ${formatMoney(roundOff.amount)} of it rounds documents to whole rupees: it is in their values, but not in the sums of the tables.`)}
        </p>
        <ReturnTables period={name} tables={tables} />
        <SmallText>
          The files are for the GST portal’s offline tool. Tables 4 to 9B have the same sum as table
          12. Your accountant decides what is filed.
        </SmallText>
      </Stack>
      <Stack as="section" aria-labelledby="gstr3b">
        <SectionHeading id="gstr3b">{`GSTR-3B for ${label}`}</SectionHeading>
        <Gstr3bFigures figures={gstr3b} />
      </Stack>
      {cmp08.documentCount > 0 && <Composition figures={cmp08} period={period} />}
      <Stack as="section" aria-labelledby="documents">
        <SectionHeading id="documents">Documents</SectionHeading>
        <ReturnDocuments period={name} />
      </Stack>
    </>
  )
}

interface CompositionProps {
  figures: ManageGstReturnQuery['gstReturn']['cmp08']
  period: Period
}

/** The figures of a shop that is, or was, in the composition scheme. */
function Composition({ figures, period: { name, label } }: CompositionProps) {
  return (
    <Stack as="section" aria-labelledby="cmp08">
      <SectionHeading id="cmp08">{`CMP-08 for ${label}`}</SectionHeading>
      <p>
        {`${formatCount(figures.documentCount, 'document')} from the composition scheme, which has ` +
          'CMP-08 for each quarter and GSTR-4 for each year instead of GSTR-1.'}
      </p>
      <Cmp08Figures figures={figures} isQuarter={name.includes('Q')} />
    </Stack>
  )
}

function NoReturn() {
  return (
    <EmptyState
      icon={<FileText size={32} />}
      title="Not registered for GST"
      action={
        <ButtonLink variant="secondary" to={dashboardPaths.settings}>
          Open Settings
        </ButtonLink>
      }
    >
      Only registered shops file returns. Change the registration in the settings.
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
