import { styled } from 'styled-components'
import { Button } from '../../ui/buttons/Button.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Field, TextAreaField } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { color, media, radius, space } from '../../ui/theme.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { DeliveryAreas } from './DeliveryAreas.tsx'
import { GstSettings } from './GstSettings.tsx'
import { MedicineRules } from './MedicineRules.tsx'
import { OpeningHours } from './OpeningHours.tsx'
import { Count } from './Count.tsx'
import { PairList } from './PairList.tsx'
import { Prescriptions } from './Prescriptions.tsx'
import { Section } from './Section.ts'
import type { SettingsForm_SettingsFragment } from './Settings.generated.ts'
import { SettingsConflict } from './SettingsConflict.tsx'
import { SettingsPreview } from './SettingsPreview.tsx'
import { settingFields } from './setting-fields.generated.ts'
import { type TextName } from './setting-values.ts'
import { type Settings, useSettings } from './use-settings.ts'

/** The form of all settings, beside a preview. Saves only the edited ones. */
export function SettingsForm({ settings }: { settings: SettingsForm_SettingsFragment }) {
  const form = useSettings(settings)
  const { values, saved, set, save, isChanged, isBusy, isOutdated, conflicts, formRef } = form
  return (
    <Columns>
      <FormStack ref={formRef} onSubmit={save} noValidate>
        {isOutdated && (
          <SettingsConflict conflicts={conflicts} onTake={(name) => set({ [name]: saved[name] })} />
        )}
        <Section>Shop</Section>
        <Text form={form} name="name" />
        <Text form={form} name="address" />
        <Text form={form} name="phone" />
        <Text form={form} name="email" hint="Shown on every page and on invoices." />
        <Text form={form} name="whatsapp" hint="Customers can message it about their orders." />
        <Section>Particulars by law</Section>
        <Text form={form} name="legalName" hint="The registered name, if it differs." />
        <Text form={form} name="branches" hint="One address on each line." />
        <Text form={form} name="fssai" hint="14 digits. Needed to sell food." />
        <Text form={form} name="drugLicence" hint="Needed to sell medicines." />
        <Text form={form} name="pharmacist" hint="Name and registration number." />
        <Text form={form} name="grievanceOfficer" hint="The person who handles complaints." />
        <Text form={form} name="grievanceDesignation" />
        <Text form={form} name="grievancePhone" />
        <Text form={form} name="grievanceEmail" />
        <Gst form={form} />
        <Section>Policies</Section>
        <Text form={form} name="returnPolicy" />
        <Text form={form} name="deliveryPolicy" />
        <Text form={form} name="privacyPolicy" />
        <Text form={form} name="terms" />
        <DeliverySections form={form} />
        <Payments form={form} />
        <Section>Missing items</Section>
        <Count
          form={form}
          name="proposalMinutes"
          hint="How long customers can answer when you propose a substitute while you pack."
        />
        <Section>Help</Section>
        <Count
          form={form}
          name="reportHoursGroceries"
          hint="How long after the delivery customers can report a problem on the order page."
        />
        <Count form={form} name="reportHoursMedicines" hint="They can always write to you." />
        <Prescriptions form={form} />
        <Section>On your pages</Section>
        <Lists form={form} />
        <Save>
          <Button type="submit" isWide isBusy={isBusy} disabled={!isChanged}>
            Save settings
          </Button>
        </Save>
      </FormStack>
      <SettingsPreview values={values} />
    </Columns>
  )
}

function Payments({ form }: { form: Settings }) {
  const { values, set } = form
  return (
    <>
      <Section>Payments and orders</Section>
      <Checkbox
        checked={values.upiPayments}
        onChange={({ target }) => set({ upiPayments: target.checked })}
      >
        Accept UPI payments
      </Checkbox>
      <Text form={form} name="upiId" hint="UPI payments go to this ID. Check it twice." />
      <ChoiceField
        form={form}
        name="upiAccount"
        hint="UPI apps open from the checkout only for merchants that their bank has verified for online payments."
      />
      {values.upiAccount !== 'PERSON' && (
        <Text
          form={form}
          name="upiMerchantCode"
          hint="4 digits from your payment provider. Leave it empty if you have none."
        />
      )}
      <Text
        form={form}
        name="orderMailTo"
        hint="Gets an email for each new order and ticket. Leave it empty for no emails."
      />
    </>
  )
}

function Gst({ form }: { form: Settings }) {
  return (
    <>
      <Section>GST</Section>
      <Text form={form} name="gstin" hint="15 characters, such as 29ABCDE1234F1ZW." />
      <GstSettings form={form} />
    </>
  )
}

function DeliverySections({ form }: { form: Settings }) {
  return (
    <>
      <Section>Delivery</Section>
      <Text form={form} name="deliveryBadge" hint="Shown on product cards, such as “10 min”." />
      <DeliveryAreas form={form} />
      <Section>Opening hours</Section>
      <OpeningHours form={form} />
      <Section>Medicines and pick-up</Section>
      <MedicineRules form={form} />
    </>
  )
}

function Text({ form, name, hint }: { form: Settings; name: TextName; hint?: string }) {
  const { label, kind, ...limits } = settingFields[name]
  const input = {
    name,
    label,
    hint,
    value: form.values[name],
    error: form.getError(name),
    maxLength: 'max' in limits ? limits.max : undefined,
    required: 'isRequired' in limits,
  }
  const set = (value: string) => form.set({ [name]: value })
  return kind === 'text' ? (
    <TextAreaField {...input} rows={6} onChange={({ target }) => set(target.value)} />
  ) : (
    <Field {...input} onChange={({ target }) => set(target.value)} />
  )
}

function Lists({ form }: { form: Settings }) {
  const { values, set, getError } = form
  const { socialLinks, claims } = settingFields
  const findError = (list: string, fields: readonly [string, string]) => {
    return (index: number, column: 0 | 1) => getError(`${list}.${index}.${fields[column]}`)
  }
  return (
    <>
      <PairList
        label={socialLinks.label}
        max={socialLinks.max}
        columns={['Network', 'Link']}
        pairs={values.socialLinks.map(({ name, url }) => [name, url])}
        getError={findError('socialLinks', ['name', 'url'])}
        onChange={(pairs) => set({ socialLinks: pairs.map(([name, url]) => ({ name, url })) })}
      />
      <PairList
        label={claims.label}
        max={claims.max}
        columns={['Title', 'Text']}
        pairs={values.claims.map(({ title, text }) => [title, text])}
        getError={findError('claims', ['title', 'text'])}
        onChange={(pairs) => set({ claims: pairs.map(([title, text]) => ({ title, text })) })}
      />
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  /* Focused fields and buttons scroll clear of the save bar and the alert of new orders. */
  button {
    scroll-margin-bottom: 160px;
  }

  :is(input, select, textarea) {
    scroll-margin-bottom: 96px;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`

/* On a phone held sideways, the bars would cover most of the form. */
const Save = styled.div`
  @media (min-height: 480px) {
    position: sticky;
    bottom: var(--bottom-bar, 0);
  }

  padding-block: ${space[3]};
  background: ${color.page};
  border-radius: ${radius.medium};
`
