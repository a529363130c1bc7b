import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import {
  documentPath,
  nameDocument,
  type NamedDocument,
} from '../../shared/order/document-names.ts'
import { color, font, radius, size, space } from '../../ui/theme.ts'

interface DocumentChoiceProps {
  orderId: string
  documents: readonly NamedDocument[]
  chosen: NamedDocument
}

/** Links to all documents of an order. */
export function DocumentChoice({ orderId, documents, chosen }: DocumentChoiceProps) {
  return (
    <nav aria-label="Documents for this order">
      <Links>
        {documents.map((document) => (
          <li key={document.id}>
            <Choice
              replace
              to={documentPath(orderId, document)}
              {...(document.id === chosen.id && { 'aria-current': 'page' })}
            >
              {nameDocument(document)}
            </Choice>
          </li>
        ))}
      </Links>
    </nav>
  )
}

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

const Choice = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  padding-inline: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};

  &[aria-current] {
    background: ${color.accentWash};
    border-color: ${color.accent};
    font-weight: ${font.semibold};
  }
`
