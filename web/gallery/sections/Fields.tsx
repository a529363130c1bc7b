import { createRef } from 'react'
import { Choices } from '../../src/ui/forms/Choices.tsx'
import { ChooseFile } from '../../src/ui/dashboard/fields/ChooseFile.tsx'
import { CommonReasons } from '../../src/ui/dashboard/fields/CommonReasons.tsx'
import { DayField } from '../../src/ui/dashboard/fields/DayField.tsx'
import { ErrorText } from '../../src/ui/dashboard/fields/ErrorText.ts'
import { MultiSelect } from '../../src/ui/dashboard/fields/MultiSelect.tsx'
import { NumberField } from '../../src/ui/dashboard/fields/NumberField.tsx'
import { SearchBox } from '../../src/ui/dashboard/fields/SearchBox.tsx'
import { SearchField } from '../../src/ui/dashboard/fields/SearchField.tsx'
import { useTypedSearch } from '../../src/ui/dashboard/fields/use-typed-search.ts'
import { SelectField } from '../../src/ui/forms/SelectField.tsx'
import { nothing, Row } from '../Row.tsx'

const options = [
  { id: 'dairy', name: 'Dairy' },
  { id: 'bakery', name: 'Bakery' },
]
const periods = [
  { value: 'day', text: 'Today' },
  { value: 'week', text: '7 days' },
  { value: 'month', text: '30 days' },
] as const

export function Fields() {
  return (
    <>
      <Row part="Choices and CommonReasons">
        <Choices label="Period" choices={periods} value="week" onChoose={nothing} />
        <CommonReasons reasons={['Sold out', 'Not in our area']} onChoose={nothing} />
      </Row>
      <Row part="ChooseFile">
        <ChooseFile error={null} onChoose={nothing}>
          Choose a CSV file
        </ChooseFile>
        <ChooseFile error="This file is not a CSV file." onChoose={nothing}>
          Choose a CSV file
        </ChooseFile>
      </Row>
      <Row part="DayField">
        <DayField label="Placed from" day="2026-11-27" onChange={nothing} />
        <DayField label="Placed until" day={null} onChange={nothing} />
      </Row>
      <Row part="ErrorText">
        <ErrorText>Two products have this name.</ErrorText>
      </Row>
      <Row part="MultiSelect">
        <MultiSelect
          label="Categories"
          prompt="Choose"
          options={options}
          chosen={options.slice(0, 1)}
          onChange={nothing}
        />
        <MultiSelect
          label="Categories"
          prompt="Choose"
          options={options}
          chosen={[]}
          onChange={nothing}
          error="Choose at least one."
        />
      </Row>
      <Row part="NumberField and SelectField">
        <NumberField label="Price" defaultValue="89.50" hasDecimals />
        <NumberField label="Stock" defaultValue="-1" error="At least 0." />
        <SelectField label="Schedule" defaultValue="H">
          <option value="H">Schedule H</option>
        </SelectField>
        <SelectField label="Role" error="Choose a role.">
          <option value="">Choose</option>
        </SelectField>
      </Row>
      <Row part="SearchBox">
        <SearchBox
          name="Products"
          label="Search products"
          placeholder="Name or barcode"
          inputRef={createRef()}
          search={useTypedSearch()}
          groups={[{ name: '', entries: ['Toned milk'] }]}
          message={null}
          getKey={(name) => name}
          isUnanswered={false}
          onPick={nothing}
          onEarlyEnter={nothing}
        >
          {(name) => <strong>{name}</strong>}
        </SearchBox>
      </Row>
      <Row part="SearchField">
        <SearchField label="Search" placeholder="Name or email" value="" onSearch={nothing} />
        <SearchField label="Search" placeholder="Name or email" value="asha" onSearch={nothing} />
      </Row>
    </>
  )
}
