import { styled } from 'styled-components'
import { formatCount } from '../../../lib/text/format-count.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { Radio } from '../../../ui/forms/Radio.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import { color, font, media, radius, space } from '../../../ui/theme.ts'

/** How the customer gets the order. `split`: this order is delivered, and the rest is collected with a second one. */
export type Way = 'deliver' | 'collect' | 'split'

/** A product that can't be delivered. */
export interface Excluded {
  id: string
  name: string
  message: string
}

interface ReceiveChoiceProps {
  way: Way
  excluded: readonly Excluded[]
  isNothingDelivered: boolean
  store: { address: string; openingTimes: readonly string[] }
  onChoose: (way: Way) => void
}

/** Chooses between delivery and pick-up, and offers to split an order that can't be delivered completely. */
export function ReceiveChoice(props: ReceiveChoiceProps) {
  const { way, excluded, isNothingDelivered, store, onChoose } = props
  const isCollected = way === 'collect'
  return (
    <Group>
      <Legend>How do you want to get your order?</Legend>
      <Ways>
        <Radio
          name="receive"
          value="deliver"
          checked={!isCollected}
          disabled={isNothingDelivered}
          onChange={() => onChoose('deliver')}
        >
          Deliver to my address
          {isNothingDelivered && (
            <>
              <br />
              <SmallText as="span">Not possible for these products</SmallText>
            </>
          )}
        </Radio>
        <Radio
          name="receive"
          value="collect"
          checked={isCollected}
          onChange={() => onChoose('collect')}
        >
          Collect from the shop
        </Radio>
      </Ways>
      <div role="status">
        {isCollected && <Shop store={store} isPrescribed={excluded.length > 0} />}
        {way === 'deliver' && excluded.length > 0 && (
          <Undelivered excluded={excluded} onChoose={onChoose} />
        )}
        {way === 'split' && <Split excluded={excluded} onChoose={onChoose} />}
      </div>
    </Group>
  )
}

function Shop({
  store,
  isPrescribed,
}: Pick<ReceiveChoiceProps, 'store'> & { isPrescribed: boolean }) {
  return (
    <Notice>
      <strong>{store.address}</strong>
      {store.openingTimes.map((times) => (
        <span key={times}>{times}</span>
      ))}
      {isPrescribed && <span>Please bring the original prescription.</span>}
    </Notice>
  )
}

type PartProps = Pick<ReceiveChoiceProps, 'excluded' | 'onChoose'>

function Undelivered({ excluded, onChoose }: PartProps) {
  return (
    <Notice>
      <strong>{`We can’t deliver ${formatCount(excluded.length, 'product')} of this order.`}</strong>
      <ul>
        {excluded.map(({ id, name, message }) => (
          <li key={id}>
            <strong>{name}</strong>
            <br />
            <span>{message}</span>
          </li>
        ))}
      </ul>
      <Buttons>
        <Button variant="secondary" onClick={() => onChoose('collect')}>
          Collect everything
        </Button>
        <Button variant="secondary" onClick={() => onChoose('split')}>
          Split into two orders
        </Button>
      </Buttons>
    </Notice>
  )
}

function Split({ excluded, onChoose }: PartProps) {
  return (
    <Notice>
      <strong>We deliver this order. Then you order the rest, to collect:</strong>
      <ul>
        {excluded.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Buttons>
        <Button variant="secondary" onClick={() => onChoose('deliver')}>
          Don’t split
        </Button>
      </Buttons>
    </Notice>
  )
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
`

const Legend = styled.legend`
  padding-bottom: ${space[3]};
  font-size: ${font.large};
  font-weight: ${font.bold};
  letter-spacing: -0.015em;
`

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Notice = styled(Stack)`
  padding: ${space[3]} ${space[4]};
  background: ${color.highlightWash};
  color: ${color.onHighlight};
  border-radius: ${radius.medium};

  ul {
    display: grid;
    gap: ${space[2]};
    padding-left: ${space[5]};
    list-style: disc;
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
