import { styled } from 'styled-components'
import { PictureStage } from '../../src/ui/zoom/PictureStage.tsx'
import { StageFrame } from '../../src/ui/zoom/StageFrame.ts'
import { picture } from '../pictures.ts'
import { Row } from '../Row.tsx'

export function Zoom() {
  return (
    <Row part="PictureStage in StageFrame: whole, enlarged">
      {[1, 2].map((zoom) => (
        <Frame key={zoom}>
          <PictureStage src={picture.url} name="the prescription" zoom={zoom} turns={0} />
        </Frame>
      ))}
    </Row>
  )
}

const Frame = styled(StageFrame)`
  width: 160px;
  height: 200px;
`
