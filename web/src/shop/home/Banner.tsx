import { styled } from 'styled-components'
import { useStore } from '../../apollo/session.tsx'
import { color, font, media, radius, space } from '../../ui/theme.ts'
import { BannerArt } from '../../shared/store/BannerArt.tsx'

/** The front page's banner, with a drawing that needs no download. */
export function Banner() {
  const badge = useStore()?.deliveryBadge
  return (
    <Root>
      <Words>
        <Title>Medicines and daily needs, minutes away</Title>
        <Promises>
          <li>{badge ? `In ${badge}` : 'In minutes'}</li>
          <li>Delivery free</li>
        </Promises>
      </Words>
      <Art>
        <BannerArt />
      </Art>
    </Root>
  )
}

const Root = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  align-items: center;
  overflow: hidden;
  min-height: 124px;
  background: ${color.night};
  color: ${color.onNight};
  border-radius: ${radius.huge};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    min-height: 168px;
  }
`

/* Above the drawing's rings, which extend behind the text. */
const Words = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  padding: ${space[3]} 0 ${space[3]} ${space[4]};

  ${media.tablet} {
    gap: ${space[4]};
    padding: ${space[5]} 0 ${space[5]} ${space[8]};
  }
`

const Title = styled.h1`
  max-width: 16ch;
  font-size: clamp(1.25rem, 0.8rem + 2vw, 2.25rem);
  font-weight: ${font.heavy};
  letter-spacing: -0.03em;
  line-height: 1.08;
  overflow-wrap: normal;
`

const Promises = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  font-size: ${font.tiny};
  font-weight: ${font.semibold};

  li {
    padding: ${space[1]} 10px;
    border: 1px solid rgb(255 255 255 / 24%);
    border-radius: ${radius.pill};
  }

  ${media.tablet} {
    font-size: ${font.body};

    li {
      padding: 6px ${space[4]};
    }
  }

  li:first-child {
    background: ${color.highlight};
    border-color: ${color.highlight};
    color: ${color.onHighlight};
  }
`

const Art = styled.div`
  align-self: end;
  justify-self: end;
  width: 100%;
  max-width: 280px;

  svg {
    height: auto;
  }

  ${media.tablet} {
    width: 100%;
    padding-right: ${space[8]};
  }
`
