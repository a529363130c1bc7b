import { lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useViewer } from '../../apollo/session.tsx'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { paths } from '../../lib/urls/paths.ts'
import { BackLink } from '../../shared/page/BackLink.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { useCreateTicket } from '../../shared/ticket/use-create-ticket.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmailField } from '../../ui/forms/EmailField.tsx'
import { Field, TextAreaField } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { Card } from '../../ui/layout/Card.ts'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack } from '../../ui/layout/Stack.ts'

/* A separate chunk, because visitors have no requests. */
const HelpRequests = lazy(() => loadOrReload(() => import('./HelpRequests.tsx')))

/** The contact form, and the viewer's requests. */
export default function ContactRoute() {
  const { viewer } = useViewer()
  const [sent, setSent] = useState<string | null>(null)
  return (
    <Page title="Contact us" path={paths.contact} description="Send us a question or a complaint.">
      <PageColumn>
        <PageStack>
          <BackLink to={paths.help}>Help & policies</BackLink>
          <PageHeading>Contact us</PageHeading>
          <Card>{sent === null ? <ContactForm onSent={setSent} /> : <Sent number={sent} />}</Card>
          {viewer && (
            <Suspense>
              <HelpRequests key={sent} />
            </Suspense>
          )}
        </PageStack>
      </PageColumn>
    </Page>
  )
}

/** Confirms a sent request. It takes the focus, because the form has disappeared and the page is shorter. */
function Sent({ number }: { number: string }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    ref.current?.focus()
    ref.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Confirmation ref={ref} tabIndex={-1} role="status">
      We have received your request <Number>{number}</Number>. We have also emailed you the number.
    </Confirmation>
  )
}

/** Sends a question to the shop. Visitors enter their name and email address. */
function ContactForm({ onSent }: { onSent: (number: string) => void }) {
  const { viewer } = useViewer()
  const { values, setValues, bind } = useForm({ name: '', email: '', phone: '', text: '' })
  const { send, isBusy, getError, clearError, formRef } = useCreateTicket(onSent)
  const field = (name: 'name' | 'email' | 'phone') => ({ ...bind(name), error: getError(name) })
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const { name, email, phone, text } = values
    void send({ reason: 'OTHER', text, phone, ...(!viewer && { name, email }) })
  }
  return (
    <FormStack ref={formRef} onSubmit={onSubmit} noValidate>
      {!viewer && (
        <>
          <Field {...field('name')} label="Name" autoComplete="name" maxLength={60} />
          <EmailField {...field('email')} />
        </>
      )}
      <Field
        {...field('phone')}
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        maxLength={20}
      />
      <TextAreaField
        name="text"
        label="Your message"
        value={values.text}
        error={getError('text')}
        rows={5}
        maxLength={2_000}
        onChange={({ target }) => {
          setValues((before) => ({ ...before, text: target.value }))
          clearError('text')
        }}
        hint="We answer within 48 hours."
      />
      <Button type="submit" isBusy={isBusy}>
        Send
      </Button>
    </FormStack>
  )
}

const Confirmation = styled.p`
  outline: none;
`

const Number = styled.span`
  white-space: nowrap;
`
