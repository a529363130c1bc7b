import type { CardProvider } from '../../payments/card-provider.ts'

/** Closes a page that nobody shall pay on any more. One whose provider can't be reached closes by itself. */
export async function closePage(sessionId: string, cards: CardProvider | null): Promise<void> {
  await cards?.close(sessionId).catch(() => undefined)
}
