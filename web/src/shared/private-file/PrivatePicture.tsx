import { useState } from 'react'
import { styled } from 'styled-components'
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import { Spinner } from '../../ui/content/Spinner.tsx'
import { color, font } from '../../ui/theme.ts'
import { usePrivateFile } from './use-private-file.ts'

const viewer = lazyDialog(() => import('../../ui/dashboard/PictureViewer.tsx'))

interface PrivatePictureProps {
  url: string
  /** For screen readers, such as 'image 1 of 3'. */
  name: string
}

/** A private image. It fills its parent, which has a fixed size. A click opens it in full screen. */
export function PrivatePicture({ url, name }: PrivatePictureProps) {
  const { src, hasFailed, retry } = usePrivateFile(url)
  const [isOpen, setIsOpen] = useState(false)
  if (hasFailed) {
    return (
      <Failed type="button" onClick={retry} aria-label={`Could not load ${name}. Retry`}>
        Retry
      </Failed>
    )
  }
  if (src === null) {
    return (
      <Center>
        <Spinner label={`Loading ${name}`} />
      </Center>
    )
  }
  return (
    <>
      <View type="button" onClick={() => setIsOpen(true)} aria-label={`View ${name}`}>
        <Img src={src} alt="" draggable={false} />
      </View>
      {isOpen && (
        <viewer.Dialog
          picture={{ image: { url: src, srcSet: null }, name }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

const View = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: inherit;
`

const Failed = styled(View)`
  color: ${color.accentDeep};
  font-size: ${font.small};
  font-weight: ${font.semibold};
`

const Center = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  color: ${color.accent};
`

const Img = styled.img`
  width: 100%;
  height: 100%;
  border-radius: inherit;
  object-fit: cover;
`
