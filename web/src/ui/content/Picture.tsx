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
  /** Empty where the name stands beside it. */
  alt: string
  /** How wide it is shown, as the HTML attribute `sizes`. */
  sizes: string
  /** Pixels of the square that it is shown in, as a hint of its proportions. */
  side?: number
  /** True for what is seen first: loaded at once instead of when it comes near. */
  isEager?: boolean
  /** What is drawn where there is no picture. */
  drawing?: ReactNode
}

/** A square picture that fills its parent; a drawing, mostly a parcel, where there is none or it can't be loaded. */
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
