import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { ManageNextToCheckDocument } from './CheckPrescription.generated.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'

/** Leads from an order's check to the next one in the queue, or back to the queue. */
export function useNextCheck(order: { id: string; createdAt: string }) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const findNext = async (): Promise<string | null> => {
    try {
      const { data } = await client.query({
        query: ManageNextToCheckDocument,
        fetchPolicy: 'no-cache',
      })
      // Earlier orders were skipped on purpose.
      const next = data?.ordersToCheck.edges.find(
        ({ node }) => node.id !== order.id && node.createdAt >= order.createdAt,
      )
      return next?.node.id ?? null
    } catch {
      // The queue retries.
      return null
    }
  }
  const openNext = (id: string | null) => {
    void navigate(
      id === null ? dashboardPaths.prescriptionQueue : dashboardPaths.checkPrescription(id),
    )
  }
  return { findNext, openNext }
}
