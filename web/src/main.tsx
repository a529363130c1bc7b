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
  // Without its route the page would be there only in part, and change while it is taken over. No `await` of the
  // module: modules that await are not joined to one file.
  const isThere =
    findPrerenderedRoute(window.location.pathname)?.route?.preload() ?? Promise.resolve()
  // As a transition it is done bit by bit, and what the person does comes first.
  void isThere.then(() => startTransition(() => void hydrateRoot(root, app)))
} else {
  // What a page without scripts shows; from here on each page brings its own title and description.
  for (const node of document.querySelectorAll('[data-until-react]')) node.remove()
  createRoot(root).render(app)
}
