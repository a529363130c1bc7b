import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { AvatarEditor_ViewerFragment } from './Profile.generated.ts'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { color, media, motion, radius } from '../../ui/theme.ts'
import { toast } from '../../ui/toast/toast.ts'
import { Avatar } from '../../shared/account/Avatar.tsx'
import { AvatarForm } from './AvatarForm.tsx'

/** The profile image, which opens a dialog to change it. */
export function AvatarEditor({ viewer: { avatar } }: { viewer: AvatarEditor_ViewerFragment }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Root type="button" aria-label="Edit profile image" onClick={() => setIsOpen(true)}>
        <Avatar image={avatar} side={96} />
        <Pen>
          <Pencil size={16} aria-hidden />
        </Pen>
      </Root>
      <Modal title="Profile image" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <AvatarForm
          avatar={avatar}
          onDone={() => {
            toast.success('Profile image saved')
            setIsOpen(false)
          }}
        />
      </Modal>
    </>
  )
}

const Root = styled.button`
  position: relative;
  justify-self: start;
  width: 96px;
  height: 96px;
  border-radius: ${radius.pill};

  &:focus-visible {
    border-radius: ${radius.pill};
  }

  ${media.hover} {
    &:hover span {
      filter: brightness(0.96);
    }
  }
`

const Pen = styled.span`
  position: absolute;
  right: -2px;
  bottom: -2px;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  background: ${color.accent};
  color: ${color.onAccent};
  border: 3px solid ${color.surface};
  border-radius: ${radius.pill};
  transition: filter ${motion.quick};
`
