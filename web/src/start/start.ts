import { keepEarlyClicks } from './early-clicks.ts'
import { sendEarlyQueries } from './early-queries.ts'
import { waitForPaint } from './wait-for-paint.ts'

/*
 * The first script on a rendered page. Sends the viewer's queries, shows logged-in users an account link instead of the
 * login, and repeats the clicks that came before the app was ready. On entry pages, it also loads the app once the page
 * is painted.
 */

/* `web/rendering/page.ts` writes these elements. */
const ownTag = document.querySelector<HTMLElement>('script[data-queries]')
const scripts = document.querySelector<HTMLTemplateElement>('template#app-scripts')
const { dataset } = document.documentElement

// For `app/shell.css`.
if (ownTag && sendEarlyQueries(ownTag.dataset)) dataset.signedIn = ''

const repeatClicks = keepEarlyClicks()
const onReady = () => {
  delete dataset.signedIn
  void repeatClicks()
}
document.addEventListener('app-ready', onReady, { once: true })
void waitForPaint().then(() => {
  if (scripts) document.head.append(scripts.content)
})
