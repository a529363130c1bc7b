import { ChevronLeft, ChevronRight, Search } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Gallery_ProductFragment } from './Gallery.generated.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Picture } from '../../ui/content/Picture.tsx'
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import { color, media, motion, radius, size, space, tints } from '../../ui/theme.ts'
import { Stack } from '../../ui/layout/Stack.ts'

const zoom = lazyDialog(() => import('./PictureZoom.tsx'))

const THUMBNAIL_SCROLL_PX = 100

/** The product images with dots and thumbnails. A click enlarges an image. */
export function Gallery({ product }: { product: Gallery_ProductFragment }) {
  const { name, images } = product
  const stageRef = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const show = (index: number) => {
    const stage = stageRef.current
    stage?.scrollTo({ left: index * stage.clientWidth })
  }
  const pictures = images.length > 0 ? images : [null]
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(Math.min(Math.max(current + step, 0), pictures.length - 1))
  }
  return (
    <Stack $gap={3}>
      <Stage
        ref={stageRef}
        role="group"
        aria-label="Images"
        tabIndex={pictures.length > 1 ? 0 : undefined}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / clientWidth))
        }
      >
        {pictures.map((image, index) => (
          <Slide key={index}>
            <Picture
              image={image}
              alt={pictures.length === 1 ? name : `${name}, image ${index + 1}`}
              sizes="(min-width: 768px) 520px, 100vw"
              side={520}
              isEager={index === 0}
            />
            {image && (
              <Enlarge
                type="button"
                aria-label={pictures.length === 1 ? 'Enlarge image' : `Enlarge image ${index + 1}`}
                onClick={() => setEnlarged(index)}
              >
                <Corner>
                  <Search size={20} aria-hidden />
                </Corner>
              </Enlarge>
            )}
          </Slide>
        ))}
      </Stage>
      {enlarged !== null && (
        <zoom.Dialog product={product} first={enlarged} onClose={() => setEnlarged(null)} />
      )}
      {images.length > 1 && (
        <>
          <Dots aria-hidden>
            {images.map((_, index) => (
              <Dot key={index} $isCurrent={index === current} />
            ))}
          </Dots>
          <Thumbnails product={product} current={current} onShow={show} />
        </>
      )}
    </Stack>
  )
}

interface ThumbnailsProps {
  product: Gallery_ProductFragment
  current: number
  onShow: (index: number) => void
}

function Thumbnails({ product, current, onShow }: ThumbnailsProps) {
  const ref = useRef<HTMLUListElement>(null)
  const move = (left: number) => ref.current?.scrollBy({ left })
  return (
    <Strip>
      <IconButton label="Scroll thumbnails left" onClick={() => move(-THUMBNAIL_SCROLL_PX)}>
        <ChevronLeft size={20} />
      </IconButton>
      <Track ref={ref}>
        {product.images.map((image, index) => (
          <li key={index}>
            <Thumbnail
              type="button"
              aria-label={`Show image ${index + 1}`}
              aria-current={index === current}
              onClick={() => onShow(index)}
            >
              <Picture image={image} alt="" sizes="64px" side={64} />
            </Thumbnail>
          </li>
        ))}
      </Track>
      <IconButton label="Scroll thumbnails right" onClick={() => move(THUMBNAIL_SCROLL_PX)}>
        <ChevronRight size={20} />
      </IconButton>
    </Strip>
  )
}

export function GallerySkeleton() {
  return (
    <Stack $gap={3}>
      <Stage>
        <Slide />
      </Stage>
    </Stack>
  )
}

const Stage = styled.div`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  background: ${tints[5]};
  border-radius: ${radius.huge};
  outline-offset: 4px;
`

const Slide = styled.div`
  position: relative;
  flex: none;
  width: 100%;
  aspect-ratio: 1;
  scroll-snap-align: start;
`

/* Covers the image, so that a swipe that begins on it still scrolls. */
const Enlarge = styled.button`
  position: absolute;
  inset: 0;
  cursor: zoom-in;
  outline-offset: -4px;
`

const Corner = styled.span`
  position: absolute;
  right: ${space[3]};
  bottom: ${space[3]};
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  background: ${color.surface};
  color: ${color.inkSoft};
  border-radius: ${radius.pill};
`

const Dots = styled.div`
  display: flex;
  justify-content: center;
  gap: 6px;
`

const Dot = styled.span<{ $isCurrent: boolean }>`
  width: ${({ $isCurrent }) => ($isCurrent ? '20px' : '6px')};
  height: 6px;
  border-radius: ${radius.pill};
  background: ${({ $isCurrent }) => ($isCurrent ? color.accent : color.lineStrong)};
  transition: width ${motion.calm};
`

const Strip = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]};
`

const Track = styled.ul`
  display: flex;
  justify-content: safe center;
  gap: ${space[2]};
  overflow-x: auto;
  scroll-behavior: smooth;
  padding: ${space[1]};
  scrollbar-width: none;
`

const Thumbnail = styled.button`
  display: block;
  width: 56px;
  height: 56px;
  overflow: hidden;
  background: ${tints[5]};
  border: 2px solid transparent;
  border-radius: ${radius.medium};
  transition: border-color ${motion.quick};

  ${media.tablet} {
    width: 68px;
    height: 68px;
  }

  &[aria-current='true'] {
    border-color: ${color.accent};
  }
`
