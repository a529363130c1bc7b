import { useApolloClient } from '@apollo/client/react'
import { Check, Circle } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { SetupStepCode } from '../../apollo/schema-types.generated.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { paths } from '../../lib/urls/paths.ts'
import { useSubmit } from '../../shared/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Card } from '../../ui/layout/Card.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { color, size, space } from '../../ui/theme.ts'
import { SectionHeading } from './SectionHead.ts'
import {
  type SetupGuide_StepFragment,
  useConfirmRegistrationMutation,
} from './SetupGuide.generated.ts'

const steps: Record<SetupStepCode, { label: string; to: string }> = {
  DETAILS: { label: 'Enter your address, phone and email', to: dashboardPaths.settings },
  LICENCES: { label: 'Enter your FSSAI or drug licence', to: dashboardPaths.settings },
  GST: { label: 'State whether you are registered for GST', to: dashboardPaths.settings },
  PHARMACIST: { label: 'Enter your pharmacist’s registration in Team', to: dashboardPaths.team },
  GRIEVANCE_OFFICER: { label: 'Name a grievance officer', to: dashboardPaths.settings },
  UPI: { label: 'Enter your UPI ID', to: dashboardPaths.settings },
  DELIVERY_AREA: { label: 'Enter where and how fast you deliver', to: dashboardPaths.settings },
  CATEGORY: { label: 'Add a category', to: dashboardPaths.categories },
  PRODUCT: { label: 'Add a product', to: dashboardPaths.uploadProduct },
  ORDER: { label: 'Place a test order', to: paths.home },
}

interface SetupGuideProps {
  settings: { version: number; setup: readonly SetupGuide_StepFragment[] }
}

/** The open steps of a new shop. Disappears when all are finished. */
export function SetupGuide({ settings: { version, setup } }: SetupGuideProps) {
  const left = setup.filter(({ isDone }) => !isDone).length
  if (left === 0) return null
  return (
    <Card as="section" aria-labelledby="setup">
      <Stack $gap={3}>
        <SectionHeading id="setup">
          {left === 1
            ? '1 step left to set up your shop'
            : `${left} steps left to set up your shop`}
        </SectionHeading>
        <Steps>
          {setup.map(({ code, isDone }) => (
            <li key={code}>
              {isDone ? (
                <Done>
                  <Check size={18} aria-hidden />
                  <span>{steps[code].label}</span>
                  <VisuallyHidden>Done</VisuallyHidden>
                </Done>
              ) : (
                <>
                  <Open to={steps[code].to}>
                    <Circle size={18} aria-hidden />
                    <span>{steps[code].label}</span>
                  </Open>
                  {code === 'GST' && <NotRegistered version={version} />}
                </>
              )}
            </li>
          ))}
        </Steps>
      </Stack>
    </Card>
  )
}

/** Finishes the step for a shop that is not registered, which the settings assume. */
function NotRegistered({ version }: { version: number }) {
  const confirm = useConfirmRegistrationMutation()
  const client = useApolloClient()
  const { submit, isBusy } = useSubmit()
  const save = async () => {
    await submit(() => confirm({ version, gstRegistration: 'NONE' }))
    await client.refetchQueries({ include: 'active' }).catch(() => undefined)
  }
  return (
    <Button variant="quiet" isBusy={isBusy} onClick={() => void save()}>
      We are not registered
    </Button>
  )
}

const Steps = styled.ul`
  display: grid;
  gap: ${space[1]};
`

const Done = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  color: ${color.inkSoft};
`

const Open = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  color: ${color.accentDeep};
`
