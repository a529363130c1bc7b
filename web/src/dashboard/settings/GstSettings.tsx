import { useState } from 'react'
import { styled } from 'styled-components'
import { getStoreTime } from '../../lib/store-time.ts'
import { toIndianDay } from '../../lib/text/date.ts'
import { color, font, radius, space } from '../../ui/theme.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { describeDocuments } from './gst-documents.ts'
import { RuleSwitch } from './MedicineRules.tsx'
import type { Settings } from './use-settings.ts'

/** The GST registration, with the documents that follow from it. */
export function GstSettings({ form }: { form: Settings }) {
  const { gstRegistration } = form.values
  const [today] = useState(() => toIndianDay(getStoreTime()))
  return (
    <>
      <ChoiceField
        form={form}
        name="gstRegistration"
        hint="A registered shop needs a GSTIN. Ask your accountant if you are not sure."
      />
      {gstRegistration !== 'NONE' && (
        <>
          <ChoiceField
            form={form}
            name="turnoverClass"
            hint="Decides how many digits of HSN codes your documents show."
          />
          <ChoiceField
            form={form}
            name="invoiceSeries"
            hint="Credit notes always have their own series. Numbers are never used twice."
          />
        </>
      )}
      <RuleSwitch form={form} name="roundBills" />
      <Preview aria-live="polite">
        <strong>On your documents</strong>
        <ul>
          {describeDocuments(form.values, today).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Preview>
    </>
  )
}

const Preview = styled.div`
  padding: ${space[4]};
  background: ${color.sunken};
  border-radius: ${radius.large};
  font-size: ${font.small};

  ul {
    display: grid;
    gap: ${space[2]};
    margin-top: ${space[2]};
    padding-left: ${space[4]};
    list-style: disc;
  }
`
