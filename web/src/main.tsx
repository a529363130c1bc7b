import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createClient } from './apollo/client.ts'
import { preloadLayout } from './apollo/session.tsx'
import { tokens } from './apollo/tokens.ts'
import { App } from './app/App.tsx'
import { pinButton } from './app/Header.tsx'
import { restorePageState } from './app/page-state.ts'
import { findRow } from './app/find-row.ts'
import { preloadPage } from './app/preload-page.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const client = createClient()
const isRendered = restorePageState(client.cache)
// The page as guests see it, with the shop's data. For logged-in users, React replaces it.
const isHydrated = isRendered && tokens.access() === null
// A rendered page has the layout without the viewer, whom the app requests when it starts.
if (!isRendered) preloadLayout(client)
const app = (
  <StrictMode>
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>
  </StrictMode>
)

/*
 * Loads the page's own chunks. Without them, a rendered page would be replaced with a spinner until they have loaded,
 * and the button for the PIN code would ignore early clicks. Parts of a hydrated page stay until their chunks have
 * loaded.
 */
const found = isRendered ? findRow(window.location.pathname) : null
const isThere = Promise.all([
  found && preloadPage(found, !isHydrated),
  isRendered && pinButton.preload(),
])

function start(element: HTMLElement) {
  if (isHydrated) {
    hydrateRoot(element, app)
    return
  }
  // The title and description are for browsers without scripts; from here on, each page sets its own.
  for (const node of document.querySelectorAll('[data-until-react]')) node.remove()
  createRoot(element).render(app)
}

// As a transition, so that it does not block input. No top-level `await`, because such modules are not bundled into one
// file.
void isThere.then(() => startTransition(() => start(root)))
