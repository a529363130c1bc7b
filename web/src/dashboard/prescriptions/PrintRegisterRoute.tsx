import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { PrintPage } from '../../shared/page/PrintPage.tsx'
import { useManagePrescriptionRegisterQuery } from './PrescriptionRegister.generated.ts'
import { getCurrentMonth, parseMonth } from './register/register-month.ts'
import { RegisterSheet } from './register/RegisterSheet.tsx'

const PAGE = 100

/** All entries of a month in the register, for printing: `?month=2026-11`. For admins. */
export default function PrintRegisterRoute() {
  const [params] = useSearchParams()
  const month = parseMonth(params.get('month')) ?? getCurrentMonth()
  const { data, error, refetch, fetchMore } = useManagePrescriptionRegisterQuery({
    variables: { month, first: PAGE },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const register = data?.prescriptionRegister
  const after = register?.pageInfo.hasNextPage ? register.pageInfo.endCursor : null
  useEffect(() => {
    if (after != null) void fetchMore({ variables: { first: PAGE, after } }).catch(() => undefined)
  }, [after, fetchMore])
  return (
    <PrintPage
      title="Schedule H1 register"
      back={{ to: `${dashboardPaths.prescriptionRegister}?month=${month}`, name: 'Register' }}
      what="the register"
      error={error}
      onRetry={() => void refetch()}
    >
      {register && after === null ? (
        <RegisterSheet month={month} entries={register.edges.map(({ node }) => node)} />
      ) : null}
    </PrintPage>
  )
}
