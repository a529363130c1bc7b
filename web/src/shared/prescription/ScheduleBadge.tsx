import type { DrugSchedule } from '../../apollo/schema-types.generated.ts'
import { Badge } from '../../ui/content/Badge.tsx'

/** The schedule of a line: 'Schedule H1'. */
export function ScheduleBadge({ schedule }: { schedule: DrugSchedule }) {
  return <Badge $tone={schedule === 'H1' ? 'yellow' : 'neutral'}>{`Schedule ${schedule}`}</Badge>
}
