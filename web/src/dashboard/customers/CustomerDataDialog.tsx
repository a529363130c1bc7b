import { useNavigate } from 'react-router-dom'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { PersonalDataDialog } from '../../shared/personal-data/PersonalDataDialog.tsx'
import {
  useCorrectCustomerMutation,
  useDeleteCustomerMutation,
  type ManageCustomerQuery,
} from './Customer.generated.ts'

interface CustomerDataDialogProps {
  customer: NonNullable<ManageCustomerQuery['customer']>
  onClose: () => void
}

/** The data of a customer whom the team has added. */
export default function CustomerDataDialog({ customer, onClose }: CustomerDataDialogProps) {
  const { id: customerId, name, mobile } = customer
  const navigate = useNavigate()
  const correct = useCorrectCustomerMutation()
  const remove = useDeleteCustomerMutation({
    update: (cache) => {
      for (const __typename of ['Customer', 'CustomerSummary']) {
        cache.evict({ id: cache.identify({ __typename, id: customerId }) })
      }
    },
  })
  return (
    <PersonalDataDialog
      contact={{ name, phone: mobile, email: null }}
      correct={({ name: corrected, phone }) =>
        correct({ customerId, name: corrected, phone, seenName: name, seenPhone: mobile })
      }
      file={`customer.json?customer=${customerId}`}
      question={`${name}, their addresses and your note will be deleted. Their orders stay, as the law demands.`}
      remove={() => remove({ customerId })}
      onClose={onClose}
      onRemoved={() => void navigate(dashboardPaths.customers, { replace: true })}
    />
  )
}
