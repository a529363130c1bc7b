import type { Reference } from '@apollo/client'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useSubmit } from '../../shared/use-submit.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { CopyLine } from '../../ui/dashboard/CopyLine.tsx'
import { OneTimeSecret } from '../../ui/dashboard/OneTimeSecret.tsx'
import { font, space } from '../../ui/theme.ts'
import { type KeyEntry, PartnerKeyForm } from './PartnerKeyForm.tsx'
import { useCreatePartnerKeyMutation } from './PartnerKey.generated.ts'

const start: KeyEntry = { name: '', scopes: ['CATALOGUE_READ'], requestsPerMinute: 600 }

/** Creates a key and shows it once. */
export default function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { create, isBusy } = useCreatePartnerKey()
  const [secret, setSecret] = useState<string | null>(null)
  const submit = async (entry: KeyEntry) => {
    const payload = await create(entry)
    setSecret(payload?.secret ?? null)
    return payload?.userErrors ?? []
  }
  return (
    <FormDialog
      title={secret === null ? 'New key' : 'Your new key'}
      onClose={onClose}
      isSticky={secret !== null}
    >
      {(onDirty) =>
        secret === null ? (
          <PartnerKeyForm
            start={start}
            submitLabel="Create key"
            isBusy={isBusy}
            onDirty={onDirty}
            onSubmit={submit}
          />
        ) : (
          <NewKey secret={secret} onDone={onClose} />
        )
      }
    </FormDialog>
  )
}

/** Creates a key, and adds it at the start of the cached list. */
function useCreatePartnerKey() {
  const create = useCreatePartnerKeyMutation({
    update(cache, { data }) {
      const created = data?.createPartnerKey.partnerKey
      if (!created) return
      const ref = { __ref: `PartnerKey:${created.id}` }
      cache.modify<{ partnerKeys: readonly Reference[] }>({
        fields: { partnerKeys: (keys) => [ref, ...keys] },
      })
    },
  })
  const { submit, isBusy } = useSubmit()
  return { create: (input: KeyEntry) => submit(() => create(input)), isBusy }
}

/** Shows the key and an example request. */
function NewKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <OneTimeSecret
      what="key"
      explanation="We don’t keep a copy. Anyone with this key can read data as this partner, so send it securely."
      onDone={onDone}
    >
      <CopyLine text={secret} name="API key" />
      <Label>Try it, with the key in KIRANA_API_KEY</Label>
      <CopyLine text={example()} name="example" />
    </OneTimeSecret>
  )
}

/**
 * A command that works with every key, whatever its scopes. It reads the key from a variable, so that the key is not in
 * the shell history.
 */
function example(): string {
  return [
    `curl ${window.location.origin}/graphql`,
    `-H "x-api-key: $KIRANA_API_KEY"`,
    `-H 'content-type: application/json'`,
    `-d '{"query":"{ store { name } }"}'`,
  ].join(' ')
}

const Label = styled.h3`
  padding-top: ${space[2]};
  font-size: ${font.small};
  font-weight: ${font.semibold};
`
