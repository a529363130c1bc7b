import ts from 'typescript'

/**
 * Text beside other children gets an element of its own if it changes, or if something may come before it. Browsers
 * that translate a page replace the text nodes: React would then change a text that is no longer visible, or fail.
 */
export const looseTextsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      loose:
        'Translated pages break here. Put this text into an element of its own, or all of the parent’s texts into one template.',
    },
  },
  create(context) {
    const { parserServices } = context.sourceCode
    const classify = (child) => classifyChild(child, parserServices.getTypeAtLocation)
    const check = ({ type, children }) => {
      const kinds = children.map(classify)
      const isAlone = kinds.filter((kind) => kind !== 'nothing').length < 2
      for (const [index, kind] of kinds.entries()) {
        const mayMove = kinds.slice(0, index).includes('changing node')
        const isLoose =
          type === 'JSXFragment'
            ? kind.endsWith('text')
            : !isAlone && (kind === 'changing text' || (kind === 'fixed text' && mayMove))
        if (isLoose) context.report({ node: children[index], messageId: 'loose' })
      }
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

function classifyChild(child, typeOf) {
  if (child.type === 'JSXText') return isBlank(child.value) ? 'nothing' : 'fixed text'
  if (child.type !== 'JSXExpressionContainer') return 'node'
  const { expression } = child
  if (expression.type === 'JSXEmptyExpression') return 'nothing'
  if (expression.type === 'Literal')
    return isBlank(String(expression.value)) ? 'nothing' : 'fixed text'
  return holdsText(typeOf(expression)) ? 'changing text' : 'changing node'
}

const isBlank = (text) => text.trim() === ''

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike

/** A `ReactNode` may be a text too, but only the page tests notice that. `text && <b />` is not a text. */
function holdsText(type) {
  if (type.aliasSymbol?.name === 'ReactNode') return false
  const item = type.getNumberIndexType()
  return (type.isUnion() ? type.types : [type]).some(
    (one) => ((one.flags & TEXT) !== 0 && !isEmptyValue(one)) || (item && holdsText(item)),
  )
}

const isEmptyValue = ({ value }) => value === '' || value === 0 || value?.base10Value === '0'
