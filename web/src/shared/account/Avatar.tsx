import { UserRound } from 'lucide-react'
import { styled } from 'styled-components'
import { Picture, type PictureSource } from '../../ui/content/Picture.tsx'
import { color, radius } from '../../ui/theme.ts'

interface AvatarProps {
  image: PictureSource | null
  /** The diameter in pixels. */
  side: number
  /** Empty if the name is next to it. */
  alt?: string
}

/** A round profile image, with a generic icon as the fallback. */
export function Avatar({ image, side, alt = '' }: AvatarProps) {
  return (
    <Disc $side={side}>
      <Picture
        image={image}
        alt={alt}
        sizes={`${side}px`}
        side={side}
        drawing={<UserRound aria-hidden />}
      />
    </Disc>
  )
}

const Disc = styled.span<{ $side: number }>`
  display: block;
  flex: none;
  width: ${({ $side }) => $side}px;
  height: ${({ $side }) => $side}px;
  overflow: hidden;
  background: ${color.accentWash};
  border-radius: ${radius.pill};

  img {
    object-fit: cover;
  }

  svg {
    color: ${color.accentDeep};
  }
`
