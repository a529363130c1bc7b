import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { CameraScanner } from '../../shared/scan/CameraScanner.tsx'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { color, space } from '../../ui/theme.ts'
import { DashboardSearchDocument } from './DashboardSearch.generated.ts'
import { toFoundGroups } from './found-entries.ts'

/** Reads a barcode with the camera, and opens the product or order that has it. */
export default function ScanDialog({ onClose }: { onClose: () => void }) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  // A reply counts until the next scan, and while the dialog is open.
  const last = useRef(0)
  useEffect(
    () => () => {
      last.current += 1
    },
    [],
  )
  const find = async (text: string) => {
    last.current += 1
    const scan = last.current
    setProblem('')
    try {
      const { data } = await client.query({
        query: DashboardSearchDocument,
        variables: { text },
        fetchPolicy: 'network-only',
      })
      if (scan !== last.current) return
      const [entry] = data ? toFoundGroups(data.dashboardSearch).flatMap((one) => one.entries) : []
      if (!entry) {
        setProblem(`Nothing has the code ${text}.`)
        return
      }
      onClose()
      void navigate(entry.to)
    } catch {
      if (scan === last.current) setProblem('The search failed. Please scan the code again.')
    }
  }
  return (
    <Modal title="Scan a barcode" isOpen onClose={onClose}>
      <CameraScanner onCode={(code) => void find(code)} />
      <p>Hold a barcode in front of the camera.</p>
      <Problem role="alert">{problem}</Problem>
    </Modal>
  )
}

const Problem = styled.p`
  min-height: 1.5em;
  padding-top: ${space[2]};
  color: ${color.danger};
`
