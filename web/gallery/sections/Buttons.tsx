import { Plus } from 'lucide-react'
import { Button, ButtonLink } from '../../src/ui/buttons/Button.tsx'
import { CopyButton } from '../../src/ui/buttons/CopyButton.tsx'
import { IconButton } from '../../src/ui/buttons/IconButton.tsx'
import { Stepper } from '../../src/ui/buttons/Stepper.tsx'
import { nothing, Row } from '../Row.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger', 'muted'] as const

export function Buttons() {
  return (
    <>
      {variants.map((variant) => (
        <Row key={variant} part={`Button, ${variant}`}>
          <Button variant={variant}>Add to cart</Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} isBusy>
            Busy
          </Button>
          <ButtonLink variant={variant} to="/">
            Link
          </ButtonLink>
        </Row>
      ))}
      <Row part="Button, wide">
        <Button isWide>Place order</Button>
      </Row>
      <Row part="IconButton and CopyButton">
        <IconButton label="Add">
          <Plus size={20} />
        </IconButton>
        <IconButton label="Add" disabled>
          <Plus size={20} />
        </IconButton>
        <CopyButton text="KC0001" name="reference" />
      </Row>
      <Row part="Stepper">
        <Stepper name="Rice" quantity={1} max={5} onChange={nothing} />
        <Stepper name="Rice" quantity={5} max={5} onChange={nothing} />
        <Stepper name="Rice" quantity={12} max={50} size="large" onChange={nothing} />
      </Row>
    </>
  )
}
