import { keepEarlyClicks } from './early-clicks.ts'
import { waitForPaint } from './wait-for-paint.ts'

/*
 * The only script that a rendered page runs at first. Loads the app once the page is painted, and repeats the clicks
 * that came before the app was ready.
 */

/** The element with the tags of the app's scripts, which `web/rendering/page.ts` writes. */
const scripts = document.querySelector<HTMLTemplateElement>('template#app-scripts')

const repeatClicks = keepEarlyClicks()
document.addEventListener('app-ready', () => void repeatClicks(), { once: true })
void waitForPaint().then(() => {
  if (scripts) document.head.append(scripts.content)
})
