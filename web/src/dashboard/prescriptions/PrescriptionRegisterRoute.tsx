import { BookText, Printer } from 'lucide-react'
import { useReloadedList } from '../../shared/use-reloaded-list.ts'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { MonthField } from './register/MonthField.tsx'
import { getCurrentMonth, parseMonth } from './register/register-month.ts'
import { BillsExport, RegisterExport } from './register/RegisterExport.tsx'
import { RegisterTable } from './register/RegisterTable.tsx'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { useIsAdmin } from '../../shared/use-role.ts'
import { useListFetchPolicy } from '../../shared/use-list-fetch-policy.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { TallTextLink } from '../../ui/content/TextLink.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { useUrlQuery } from '../../ui/dashboard/use-url-query.ts'
import { LoadMore } from '../../ui/states/LoadMore.tsx'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { space } from '../../ui/theme.ts'
import { BackLink } from '../../shared/page/BackLink.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { useManagePrescriptionRegisterQuery } from './PrescriptionRegister.generated.ts'

/** The register of delivered schedule H1 medicines, by month: `?month=2026-11`. For pharmacists. */
export default function PrescriptionRegisterRoute() {
  const { params, change } = useUrlQuery()
  const isAdmin = useIsAdmin()
  const month = parseMonth(params.get('month')) ?? getCurrentMonth()
  return (
    <Page title="Schedule H1 register">
      <PageStack>
        <BackLink to={dashboardPaths.prescriptionQueue}>Prescriptions</BackLink>
        <PageHeading>Schedule H1 register</PageHeading>
        <Tools>
          <MonthField
            month={month}
            onChange={(next) => change({ month: next }, { replace: true })}
          />
          <Exports>
            <ButtonLink variant="secondary" to={`${dashboardPaths.printRegister}?month=${month}`}>
              <Printer size={18} aria-hidden />
              Print
            </ButtonLink>
            <RegisterExport month={month} />
            {isAdmin && <BillsExport month={month} />}
          </Exports>
        </Tools>
        {isAdmin && (
          <TallTextLink to={dashboardPaths.recall}>Find the orders of a batch</TallTextLink>
        )}
        <Register month={month} />
      </PageStack>
    </Page>
  )
}

function Register({ month }: { month: string }) {
  const { data, error, refetch, fetchMore } = useManagePrescriptionRegisterQuery({
    variables: { month },
    ...useListFetchPolicy(),
  })
  const register = data?.prescriptionRegister
  const more = useReloadedList(register, (page) => fetchMore({ variables: page }), 100)
  if (error && !register) {
    return (
      <ErrorState what="the register" onRetry={() => void refetch()}>
        {toErrorMessage(error)}
      </ErrorState>
    )
  }
  if (register?.edges.length === 0) {
    return (
      <EmptyState icon={<BookText size={32} />} title="No entries in this month.">
        Schedule H1 medicines are added when their order is delivered.
      </EmptyState>
    )
  }
  return (
    <div>
      <RegisterTable entries={register?.edges.map(({ node }) => node) ?? null} />
      <LoadMore {...more} />
    </div>
  )
}

const Exports = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]};
`
