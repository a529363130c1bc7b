import { Count } from './Count.tsx'
import { Section } from './Section.ts'
import type { Settings } from './use-settings.ts'

/** How long prescriptions are valid. */
export function Prescriptions({ form }: { form: Settings }) {
  return (
    <>
      <Section>Prescriptions</Section>
      <Count
        form={form}
        name="prescriptionDaysAcute"
        hint="From the date of the prescription to the order. The rule for deliveries (G.S.R. 220(E), 2020) says 7."
      />
      <Count form={form} name="prescriptionDaysChronic" hint="The same rule says 30." />
    </>
  )
}
