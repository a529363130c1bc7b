import { styled } from 'styled-components'
import { CustomerTicket } from '../../shared/ticket/CustomerTicket.tsx'
import { useListFetchPolicy } from '../../shared/use-list-fetch-policy.ts'
import { useReloadOnReturn } from '../../shared/use-reload-on-return.ts'
import { Card } from '../../ui/layout/Card.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { font } from '../../ui/theme.ts'
import { useHelpRequestsQuery } from './HelpRequests.generated.ts'

/** The viewer's latest tickets, newest first. Renders nothing without tickets. */
export default function HelpRequests() {
  const { data, error, refetch } = useHelpRequestsQuery(useListFetchPolicy())
  useReloadOnReturn(() => refetch())
  const tickets = data?.viewer?.tickets
  if (!tickets) {
    if (!error) return <Skeleton $height="240px" $round="large" />
    return <ErrorState what="your help requests" onRetry={() => void refetch()} />
  }
  if (tickets.edges.length === 0) return null
  return (
    <>
      <Title>Your requests</Title>
      {tickets.edges.map(({ node }) => (
        <Card key={node.id}>
          <CustomerTicket ticket={node} />
        </Card>
      ))}
    </>
  )
}

const Title = styled.h2`
  font-size: ${font.title};
  font-weight: ${font.bold};
`
