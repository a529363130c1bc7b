import { storage } from '../../lib/storage.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { useIsClient } from '../../ui/hooks/use-browser.ts'

/** Warns before a login that it will not last, if the browser stores nothing for this site. */
export function BlockedDataNote() {
  const isClient = useIsClient()
  if (!isClient || storage.isAllowed()) return null
  return (
    <SmallText role="status">
      Your browser blocks cookies and site data. You can log in and order, but when you reload or
      close this page, you have to log in again. To stay logged in, allow site data for this site in
      your browser settings.
    </SmallText>
  )
}
