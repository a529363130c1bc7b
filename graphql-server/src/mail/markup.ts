/** Trusted HTML. */
export class Markup {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A template tag that escapes all values except markup. */
export function markup(
  parts: TemplateStringsArray,
  ...values: (string | Markup | Markup[])[]
): Markup {
  const filled = parts.map((part, index) => {
    const value = values[index]
    return value === undefined ? part : part + toHtml(value)
  })
  return new Markup(filled.join(''))
}

function toHtml(value: string | Markup | Markup[]): string {
  if (value instanceof Markup) return value.html
  if (Array.isArray(value)) return value.map(({ html }) => html).join('')
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
