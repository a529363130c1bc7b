import { useId } from 'react'
import { SmallText } from '../../ui/content/SmallText.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { TextAreaField } from '../../ui/forms/Field.tsx'
import { Stack } from '../../ui/layout/Stack.ts'
import { Count } from './Count.tsx'
import { settingFields } from './setting-fields.generated.ts'
import type { SettingName, SettingValues } from './setting-values.ts'
import type { Settings } from './use-settings.ts'
import { WatchedCompositions } from './WatchedCompositions.tsx'

/** The names of the switches that say what they mean. */
type RuleName = {
  [Name in SettingName]: SettingValues[Name] extends boolean
    ? (typeof settingFields)[Name] extends { meaning: object }
      ? Name
      : never
    : never
}[SettingName]

/** Which medicines are delivered, and which orders can be collected. Each setting says what its value means. */
export function MedicineRules({ form }: { form: Settings }) {
  return (
    <>
      <RuleSwitch form={form} name="deliverPrescriptionMedicines" />
      {form.values.deliverPrescriptionMedicines && (
        <>
          <RuleSwitch form={form} name="deliverScheduleH" />
          <RuleSwitch form={form} name="deliverScheduleH1" />
          <District form={form} />
        </>
      )}
      <Count
        form={form}
        name="maxNarcoticPacks"
        hint="Customers collect them from the shop. The law allows a patient only what a prescription says."
      />
      <WatchedCompositions form={form} />
      <RuleSwitch form={form} name="pickUpForAll" />
    </>
  )
}

/** A switch that explains its value. */
export function RuleSwitch({ form: { values, set }, name }: { form: Settings; name: RuleName }) {
  const { label, meaning } = settingFields[name]
  const id = useId()
  return (
    <Stack $gap={2}>
      <Checkbox
        checked={values[name]}
        aria-describedby={id}
        onChange={({ target }) => set({ [name]: target.checked })}
      >
        {label}
      </Checkbox>
      <SmallText id={id} role="status">
        {values[name] ? meaning.on : meaning.off}
      </SmallText>
    </Stack>
  )
}

function District({ form: { values, set, getError } }: { form: Settings }) {
  const { label, meaning } = settingFields.medicineDistrict
  const pins = values.medicineDistrict
  const ofPins = pins.map((_pin, at) => getError(`medicineDistrict.${at}`))
  return (
    <TextAreaField
      label={label}
      hint={pins.some(Boolean) ? meaning.on : meaning.off}
      rows={2}
      inputMode="numeric"
      value={pins.join(' ')}
      error={[getError('medicineDistrict'), ...ofPins].find(Boolean)}
      onChange={({ target }) => set({ medicineDistrict: target.value.split(/[\s,;]+/) })}
    />
  )
}
