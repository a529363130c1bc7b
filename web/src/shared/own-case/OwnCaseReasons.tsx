import { Entries } from '../Entries.tsx'
import { Section } from '../order/details-parts.tsx'
import type { OwnCaseReasons_OrderFragment } from './OwnCase.generated.ts'

interface OwnCaseReasonsProps {
  reasons: OwnCaseReasons_OrderFragment['ownCaseReasons']
}

/** The reasons that an admin gave for decisions about their own order or ticket. Renders nothing if the list is empty. */
export function OwnCaseReasons({ reasons }: OwnCaseReasonsProps) {
  if (reasons.length === 0) return null
  return (
    <Section title="Decided alone by its owner">
      <Entries entries={reasons.map(({ at, reason: text }) => ({ at, text }))} />
    </Section>
  )
}
