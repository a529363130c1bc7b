import { formatDateTime } from '../lib/text/date.ts'
import { SmallText } from '../ui/content/SmallText.ts'
import { Stack } from '../ui/layout/Stack.ts'

interface Entry {
  text: string
  at: string
  /** Who did it, if the text does not say that. */
  by?: string | null
}

/** What people have done or said, and when. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <Stack as="ul" $gap={2}>
      {entries.map(({ text, at, by }) => (
        <li key={at}>
          <span translate="no">{text}</span>
          <SmallText>
            <time dateTime={at}>{formatDateTime(at)}</time>
            {by && <span translate="no">{` · ${by}`}</span>}
          </SmallText>
        </li>
      ))}
    </Stack>
  )
}
