import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createClient } from './apollo/client.ts'
import { tokens } from './apollo/tokens.ts'
import { App } from './app/App.tsx'
import { findPrerenderedRoute } from './app/prerendered-routes.ts'
import { restorePageState } from './app/page-state.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const client = createClient()
const isRendered = restorePageState(client.cache)
const app = (
  <StrictMode>
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>
  </StrictMode>
)

if (isRendered && tokens.access() === null) {
  // Without its route's chunk, the page would be incomplete and change during hydration. No top-level `await`, because
  // such modules are not bundled into one file.
  const isThere =
    findPrerenderedRoute(window.location.pathname)?.route.preload() ?? Promise.resolve()
  // As a transition, so that hydration does not block input.
  void isThere.then(() => startTransition(() => void hydrateRoot(root, app)))
} else {
  // The title and description for browsers without scripts; from here on each page sets its own.
  for (const node of document.querySelectorAll('[data-until-react]')) node.remove()
  createRoot(root).render(app)
}
