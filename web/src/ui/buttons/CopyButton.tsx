import { Copy } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { toast } from '../toast/toast.ts'

interface CopyButtonProps {
  text: string
  /** For the label and toasts: 'address', 'UPI ID'. */
  name: string
}

/** Copies a text to the clipboard and shows the result. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const copy = async () => {
    try {
      // Throws on plain http, where the clipboard API is missing.
      await navigator.clipboard.writeText(text)
      toast.success(`${name.charAt(0).toUpperCase()}${name.slice(1)} copied`)
    } catch {
      toast.error(`We couldn’t copy the ${name}. Please copy it manually.`)
    }
  }
  return (
    <IconButton label={`Copy ${name}`} onClick={() => void copy()}>
      <Copy size={18} />
    </IconButton>
  )
}
