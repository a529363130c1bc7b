import type { ApolloClient } from '@apollo/client'
import type {
  RequestUpiRefundInput,
  StartUpiPaymentInput,
} from '../../../apollo/schema-types.generated.ts'
import { mutate } from '../../../apollo/mutate.ts'
import { CancelUpiPaymentDocument } from '../../../shared/cart/CancelUpiPayment.generated.ts'
import { RequestUpiRefundDocument, StartUpiPaymentDocument } from './StartUpiPayment.generated.ts'

/*
 * The mutations for UPI payments, in a separate chunk, because many customers pay cash.
 */

export async function startPayment(client: ApolloClient, input: StartUpiPaymentInput) {
  const data = await mutate(client, { mutation: StartUpiPaymentDocument, variables: { input } })
  return data.startUpiPayment
}

export function cancelPayment(client: ApolloClient, reference: string) {
  const variables = { input: { reference } }
  return mutate(client, { mutation: CancelUpiPaymentDocument, variables })
}

export async function refundPayment(client: ApolloClient, input: RequestUpiRefundInput) {
  const data = await mutate(client, { mutation: RequestUpiRefundDocument, variables: { input } })
  return data.requestUpiRefund
}
