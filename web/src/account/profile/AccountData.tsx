import { Download, KeyRound, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { useExport } from '../../shared/use-export.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import { media, space } from '../../ui/theme.ts'
import { toast } from '../../ui/toast/toast.ts'
import { ProfileCard } from './ProfileCard.tsx'

const changing = lazyDialog(() => import('./ChangePasswordDialog.tsx'))
const deleting = lazyDialog(() => import('./DeleteAccountDialog.tsx'))

const showFailure = () => toast.error('We couldn’t download your data. Please try again.')

/** Changes the password, downloads the user's data and deletes the account. */
export default function AccountData({ email }: { email: string }): ReactNode {
  const [open, setOpen] = useState<'password' | 'deletion' | null>(null)
  const { download, isBusy } = useExport('my-data.json', showFailure)
  const close = () => setOpen(null)
  return (
    <ProfileCard title="Password and data">
      <SmallText>
        The download contains your profile, addresses, cart, orders and a list of your
        prescriptions, as a JSON file.
      </SmallText>
      <Actions>
        <Button variant="secondary" onClick={() => setOpen('password')}>
          <KeyRound size={18} aria-hidden />
          Change password
        </Button>
        <Button variant="secondary" isBusy={isBusy} onClick={download}>
          <Download size={18} aria-hidden />
          Download my data
        </Button>
        <Button variant="secondary" onClick={() => setOpen('deletion')}>
          <Trash2 size={18} aria-hidden />
          Delete account
        </Button>
      </Actions>
      {open === 'password' && <changing.Dialog email={email} onClose={close} />}
      {open === 'deletion' && <deleting.Dialog email={email} onClose={close} />}
    </ProfileCard>
  )
}

const Actions = styled.div`
  display: grid;
  gap: ${space[3]};

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`
