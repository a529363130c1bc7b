import { PersonalDataDialog } from '../../../shared/personal-data/PersonalDataDialog.tsx'
import {
  useCorrectTicketMutation,
  useDeleteTicketDataMutation,
  type ManagedTicket_TicketFragment,
} from './ManagedTicket.generated.ts'

interface GuestDataDialogProps {
  ticket: ManagedTicket_TicketFragment
  onClose: () => void
}

/** The data of a guest who has sent a ticket. */
export default function GuestDataDialog({ ticket, onClose }: GuestDataDialogProps) {
  const { id: ticketId, version, name, email, phone } = ticket
  const correct = useCorrectTicketMutation()
  const remove = useDeleteTicketDataMutation()
  return (
    <PersonalDataDialog
      contact={{ name, phone, email }}
      correct={(contact) => correct({ ticketId, version, ...contact, email: contact.email ?? '' })}
      file={`ticket.json?ticket=${ticketId}`}
      question="The name, the contact and all messages of this ticket will be deleted, and the ticket will be closed."
      onClose={onClose}
      remove={() => remove({ ticketId, version })}
    />
  )
}
