import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PrintOnly } from '../../shared/PrintOnly.tsx'
import type { DocumentSheet_DocumentFragment, Invoice_OrderFragment } from './Invoice.generated.ts'
import { DocumentSheet } from './DocumentSheet.tsx'
import { papers, type Receipt } from './papers.ts'

const PIXELS_PER_MM = 96 / 25.4

interface PrintedDocumentProps {
  order: Invoice_OrderFragment
  document: DocumentSheet_DocumentFragment
  paper: string
}

/** A document as it is printed: on pages, or on one piece of a paper roll. */
export function PrintedDocument({ order, document, paper }: PrintedDocumentProps) {
  const receipt = papers[paper]
  const sheet = <DocumentSheet order={order} document={document} receipt={receipt} />
  return receipt ? (
    <Roll key={`${document.id} ${paper}`} receipt={receipt}>
      {sheet}
    </Roll>
  ) : (
    <PrintOnly>{sheet}</PrintOnly>
  )
}

interface RollProps {
  receipt: Receipt
  children: ReactNode
}

/** Prints on a page that is as long as its contents, because a roll has no pages. */
function Roll({ receipt: { width, margin }, children }: RollProps) {
  const box = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(width)
  useLayoutEffect(() => {
    const measure = () => {
      const pixels = box.current?.getBoundingClientRect().height ?? 0
      setHeight(Math.ceil(pixels / PIXELS_PER_MM) + 1)
    }
    // Once more when the font has loaded.
    const measureNow = () => flushSync(measure)
    measure()
    window.addEventListener('beforeprint', measureNow)
    return () => window.removeEventListener('beforeprint', measureNow)
  }, [])
  return (
    <PrintOnly size={`${width}mm ${height}mm`} margin={`${margin}mm`}>
      <div ref={box}>{children}</div>
    </PrintOnly>
  )
}
