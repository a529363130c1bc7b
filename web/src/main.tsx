import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createClient } from './apollo/client.ts'
import { App } from './app/App.tsx'

// What a page without scripts shows; from here on each page brings its own title and description.
for (const node of document.querySelectorAll('[data-until-react]')) node.remove()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App client={createClient()} />
    </BrowserRouter>
  </StrictMode>,
)
