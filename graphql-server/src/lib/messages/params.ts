import { z } from 'zod'
import type { MessageParam } from '../../contract/types.generated.ts'
import { toRupees } from '../money.ts'

/** A message's parameters as JSON. */
export const messageParams = z.array(
  z.object({
    name: z.string(),
    kind: z.enum(['TEXT', 'NUMBER', 'PAISE', 'SECONDS', 'DATE', 'DATE_TIME', 'LIST']),
    values: z.array(z.string()),
  }),
)

const template = z.object({ reason: z.string(), params: messageParams })

/** Reads the reason and the parameters from an error's extensions. Errors from graphql-js have neither. */
export function readTemplate(extensions: unknown): { reason?: string; params?: MessageParam[] } {
  return template.safeParse(extensions).data ?? {}
}

/** Converts parameters to an object for REST: amounts in rupees, times in ISO 8601. */
export function toRestParams(params: readonly MessageParam[]) {
  return Object.fromEntries(params.map((param) => [param.name, toRestValue(param)]))
}

function toRestValue({ kind, values }: MessageParam): string | number | string[] {
  const [value = ''] = values
  if (kind === 'LIST') return values
  if (kind === 'PAISE') return toRupees(Number(value))
  return kind === 'NUMBER' || kind === 'SECONDS' ? Number(value) : value
}
