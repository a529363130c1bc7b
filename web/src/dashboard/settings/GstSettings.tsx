import { useState } from 'react'
import { styled } from 'styled-components'
import { getStoreTime } from '../../lib/store-time.ts'
import { toIndianDay } from '../../lib/text/date.ts'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { color, font, radius, space } from '../../ui/theme.ts'
import { describeDocuments } from './gst-documents.ts'
import { settingFields } from './setting-fields.generated.ts'
import { findKey } from './setting-values.ts'
import type { Settings } from './use-settings.ts'

/** The GST registration, with the documents that follow from it. */
export function GstSettings({ form }: { form: Settings }) {
  const { gstRegistration } = form.values
  const [today] = useState(() => toIndianDay(getStoreTime()))
  return (
    <>
      <Choice
        form={form}
        name="gstRegistration"
        hint="A registered shop needs a GSTIN. Ask your accountant if you are not sure."
        onChoose={(text) => {
          const choice = findKey(settingFields.gstRegistration.choices, text)
          if (choice) form.set({ gstRegistration: choice })
        }}
      />
      {gstRegistration !== 'NONE' && (
        <Choice
          form={form}
          name="turnoverClass"
          hint="Decides how many digits of HSN codes your documents show."
          onChoose={(text) => {
            const choice = findKey(settingFields.turnoverClass.choices, text)
            if (choice) form.set({ turnoverClass: choice })
          }}
        />
      )}
      {gstRegistration !== 'NONE' && (
        <Choice
          form={form}
          name="invoiceSeries"
          hint="Credit notes always have their own series. Numbers are never used twice."
          onChoose={(text) => {
            const choice = findKey(settingFields.invoiceSeries.choices, text)
            if (choice) form.set({ invoiceSeries: choice })
          }}
        />
      )}
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

interface ChoiceProps {
  form: Settings
  name: 'gstRegistration' | 'turnoverClass' | 'invoiceSeries'
  hint: string
  onChoose: (text: string) => void
}

function Choice({ form, name, hint, onChoose }: ChoiceProps) {
  const { label, choices } = settingFields[name]
  return (
    <SelectField
      name={name}
      label={label}
      hint={hint}
      value={form.values[name]}
      error={form.getError(name)}
      onChange={({ target }) => onChoose(target.value)}
    >
      {Object.entries(choices).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
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
