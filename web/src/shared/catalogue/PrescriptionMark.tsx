import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'

/** 'Rx', which screen readers read as 'Prescription required'. */
export function PrescriptionMark() {
  return (
    <>
      <span aria-hidden>Rx</span>
      <VisuallyHidden>Prescription required</VisuallyHidden>
    </>
  )
}
