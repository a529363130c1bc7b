import 'graphiql/style.css'
import './ide.css'
import { createRoot } from 'react-dom/client'
import { Ide } from './Ide.tsx'
import { labelEditors } from './label-editors.ts'

const root = document.getElementById('ide')
if (!root) throw new Error('index.html has no #ide.')
labelEditors(root)
createRoot(root).render(<Ide />)
