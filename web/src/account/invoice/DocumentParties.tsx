import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { DocumentParties_DocumentFragment } from './Invoice.generated.ts'
import { formatCity } from '../../lib/text/format-city.ts'
import { NOT_RECORDED } from '../../shared/prescription/prescription-texts.ts'
import { color, font, space } from '../../ui/theme.ts'

/** The seller and the customer; for prescription medicines, also the prescriber and the patient. */
export function DocumentParties({ document }: { document: DocumentParties_DocumentFragment }) {
  const { seller, address, buyerGstin, placeOfSupply, prescription } = document
  return (
    <>
      <Parties>
        <Party title="Sold by">
          <strong>{seller.name}</strong>
          {seller.legalName !== null && <span>{seller.legalName}</span>}
          <span>{seller.address}</span>
          <span>{seller.phone}</span>
          <span>{seller.email}</span>
          {seller.drugLicence !== null && <span>{`Drug licence: ${seller.drugLicence}`}</span>}
          {seller.fssai !== null && <span>{`FSSAI licence: ${seller.fssai}`}</span>}
          {seller.gstin !== null && <span>{`GSTIN: ${seller.gstin}`}</span>}
        </Party>
        <Party title="Bought by">
          <strong>{document.buyerName}</strong>
          <span>{address.addressLine}</span>
          <span>{formatCity(address)}</span>
          <span>{address.mobile}</span>
          {buyerGstin !== null && <span>{`GSTIN: ${buyerGstin}`}</span>}
          {placeOfSupply && (
            <span>{`Place of supply: ${placeOfSupply.name} (${placeOfSupply.code})`}</span>
          )}
        </Party>
      </Parties>
      {prescription && <PrescriptionParties prescription={prescription} />}
    </>
  )
}

/** The people that the bill of a prescription medicine names. */
function PrescriptionParties({
  prescription,
}: {
  prescription: NonNullable<DocumentParties_DocumentFragment['prescription']>
}) {
  const { prescriber, prescriberAddress, prescriberRegistration, patient, patientAddress } =
    prescription
  return (
    <Parties>
      <Party title="Prescribed by">
        <strong>{prescriber ?? NOT_RECORDED}</strong>
        <span>{`Address: ${prescriberAddress ?? NOT_RECORDED}`}</span>
        <span>{`Registration: ${prescriberRegistration ?? NOT_RECORDED}`}</span>
      </Party>
      <Party title="Patient">
        <strong>{patient ?? NOT_RECORDED}</strong>
        <span>{`Address: ${patientAddress ?? NOT_RECORDED}`}</span>
      </Party>
    </Parties>
  )
}

/** A block with a title. */
export function Party({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Subtitle>{title}</Subtitle>
      <Lines>{children}</Lines>
    </section>
  )
}

export const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${space[5]};
`

const Subtitle = styled.h2`
  padding-bottom: ${space[1]};
  color: ${color.inkSoft};
  font-size: ${font.small};
  letter-spacing: 0;
`

const Lines = styled.div`
  display: grid;
  font-variant-numeric: tabular-nums;
`
