import { Copy } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { toast } from '../toast/toast.ts'

interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What it is called: 'UPI id'. */
  name: string
}

/** Puts a text onto the clipboard, and says how that went. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const copy = async () => {
    try {
      // Missing where the store is opened over plain http, which throws as well.
      await navigator.clipboard.writeText(text)
      toast.success(`${name} copied`)
    } catch {
      toast.error(`The ${name} could not be copied. Please copy it by hand.`)
    }
  }
  return (
    <IconButton label={`Copy ${name}`} onClick={() => void copy()}>
      <Copy size={18} />
    </IconButton>
  )
}
