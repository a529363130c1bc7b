import { toErrorMessage } from '../../apollo/error-message.ts'
import { useResendDeliveryMutation } from '../../apollo/manage-partners.generated.ts'
import { toast } from '../../ui/toast/toast.ts'

/** Has a delivery sent again and says how that went; what shows it follows by its id. */
export function useResendDelivery(id: string) {
  const [mutate, { loading }] = useResendDeliveryMutation()
  const resend = async () => {
    try {
      const { data } = await mutate({ variables: { input: { id } } })
      const refusals = data?.resendDelivery.userErrors ?? []
      for (const { message } of refusals) toast.error(message)
      if (refusals.length === 0) toast.success('It will be sent again in a moment')
    } catch (error) {
      toast.error(toErrorMessage(error))
    }
  }
  return { resend, isBusy: loading }
}
