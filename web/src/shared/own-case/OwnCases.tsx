import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import { createOwnCaseLink, type OwnCase } from './own-case-link.ts'

const dialog = lazyDialog(() => import('./OwnCaseDialog.tsx'))

interface Question {
  ownCase: OwnCase
  answer: (isGiven: boolean) => void
}

/** Asks for a reason when an admin without a colleague decides about their own order or ticket on this page. */
export function OwnCases() {
  const client = useApolloClient()
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    const { link } = client
    const ask = (ownCase: OwnCase) =>
      new Promise<boolean>((answer) => setQuestion({ ownCase, answer }))
    client.setLink(createOwnCaseLink(ask).concat(link))
    return () => client.setLink(link)
  }, [client])
  if (!question) return null
  const { ownCase, answer } = question
  const end = (isGiven: boolean) => {
    setQuestion(null)
    answer(isGiven)
  }
  return <dialog.Dialog ownCase={ownCase} onGiven={() => end(true)} onClose={() => end(false)} />
}
