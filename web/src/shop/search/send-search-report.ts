import type { ApolloClient } from '@apollo/client'
import type { ReportSearchInput } from '../../apollo/schema-types.generated.ts'
import { ReportSearchDocument } from './ReportSearch.generated.ts'

export async function sendSearchReport(
  client: ApolloClient,
  input: ReportSearchInput,
): Promise<void> {
  await client.mutate({
    mutation: ReportSearchDocument,
    variables: { input },
    fetchPolicy: 'no-cache',
  })
}
