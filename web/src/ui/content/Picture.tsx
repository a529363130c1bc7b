import { Package } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { color } from '../theme.ts'

export interface PictureSource {
  url: string
  srcSet: string | null
}

interface PictureProps {
  image: PictureSource | null | undefined
  /** Empty if the name is next to it. */
  alt: string
  /** The HTML attribute `sizes`. */
  sizes: string
  /** The width and height in pixels. */
  side?: number
  /** Loads immediately instead of lazily, for initially visible images. */
  isEager?: boolean
  /** The fallback icon. */
  drawing?: ReactNode
}

/** A square image that fills its parent, with an icon if it is missing or fails to load. */
export function Picture(props: PictureProps) {
  const { image, alt, sizes, side = 320, isEager = false, drawing = parcel } = props
  const [broken, setBroken] = useState<string | null>(null)
  if (!image || broken === image.url) return <Placeholder alt={alt}>{drawing}</Placeholder>
  return (
    <Img
      src={image.url}
      srcSet={image.srcSet ?? undefined}
      sizes={image.srcSet ? sizes : undefined}
      alt={alt}
      width={side}
      height={side}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(image.url)}
    />
  )
}

const parcel = <Package strokeWidth={1.25} />

function Placeholder({ alt, children }: { alt: string; children: ReactNode }) {
  const description = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  return <Empty {...description}>{children}</Empty>
}

const Img = styled.img`
  width: 100%;
  height: 100%;
  aspect-ratio: 1;
  object-fit: contain;
`

const Empty = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  aspect-ratio: 1;
  color: ${color.lineStrong};

  svg {
    width: 45%;
    height: 45%;
  }
`
