import { createRef } from 'react'
import { Checkbox } from '../../src/ui/forms/Checkbox.tsx'
import { EmailField } from '../../src/ui/forms/EmailField.tsx'
import { Field, TextAreaField } from '../../src/ui/forms/Field.tsx'
import { FormStack } from '../../src/ui/forms/FormStack.ts'
import { PasswordField } from '../../src/ui/forms/PasswordField.tsx'
import { Radio } from '../../src/ui/forms/Radio.tsx'
import { SearchInput } from '../../src/ui/forms/SearchInput.tsx'
import { nothing, Row } from '../Row.tsx'

export function Forms() {
  return (
    <>
      <Row part="Field in FormStack">
        <FormStack>
          <Field label="Name" defaultValue="Asha Rao" />
          <Field label="Empty" placeholder="As on the letterbox" hint="A hint below the field." />
          <Field label="Pincode" defaultValue="12" error="Please enter six digits." />
          <Field label="Disabled" defaultValue="Karnataka" disabled />
          <TextAreaField label="Address" defaultValue="14, 3rd Cross" />
          <TextAreaField label="Reason" error="Please enter a reason." />
        </FormStack>
      </Row>
      <Row part="EmailField and PasswordField">
        <EmailField defaultValue="asha.rao@example.com" />
        <PasswordField label="Password" defaultValue="secret" />
        <PasswordField label="New password" error="At least 8 characters." />
      </Row>
      <Row part="Checkbox and Radio">
        <Checkbox defaultChecked>Checked</Checkbox>
        <Checkbox>Not checked</Checkbox>
        <Radio name="pay" defaultChecked>
          Cash on delivery
        </Radio>
        <Radio name="pay">Online payment</Radio>
        <Radio name="pay" disabled>
          Disabled
        </Radio>
      </Row>
      <Row part="SearchInput">
        <SearchInput inputRef={createRef()} text="" onText={nothing} placeholder="Search milk" />
        <SearchInput inputRef={createRef()} text="paneer" onText={nothing} />
      </Row>
    </>
  )
}
