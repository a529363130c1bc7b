import { useState } from 'react'
import {
  type CheckEntry,
  type Decision,
  findProblems,
  getDecision,
  type LineToCheck,
  type OrderToCheck,
  reasonField,
  verdictField,
} from './check-entry.ts'
import { useFieldErrors } from '../../../ui/forms/use-field-errors.ts'

/** An admin's entries in an order's check, with their errors. Changing a field clears its error. */
export function useCheckForm(order: OrderToCheck) {
  const [entry, setEntry] = useState<CheckEntry>({
    decisions: {},
    // The patient is often not the customer, so the name is read from the prescription.
    patient: '',
    prescriber: '',
  })
  const { formRef, showErrors, getError, clearError } = useFieldErrors()

  const decide = (line: LineToCheck, change: Partial<Decision>) => {
    setEntry((before) => {
      const decision = { ...getDecision(before, line), ...change }
      return { ...before, decisions: { ...before.decisions, [line.productId]: decision } }
    })
    if (change.verdict !== undefined) clearError(verdictField(line))
    clearError(reasonField(line))
  }
  const bindText = (name: 'patient' | 'prescriber') => ({
    name,
    value: entry[name],
    error: getError(name),
    onChange: ({ target }: { target: { value: string } }) => {
      setEntry((before) => ({ ...before, [name]: target.value }))
      clearError(name)
    },
  })
  const setPatient = (patient: string) => {
    setEntry((before) => ({ ...before, patient }))
    clearError('patient')
  }
  const bindLine = (line: LineToCheck) => ({
    line,
    decision: getDecision(entry, line),
    verdictError: getError(verdictField(line)),
    reasonError: getError(reasonField(line)),
    onDecide: (change: Partial<Decision>) => decide(line, change),
  })
  /** Shows errors for missing values, and returns whether the form is complete. */
  const validate = (): boolean => {
    const problems = findProblems(order, entry)
    showErrors(problems)
    return problems.length === 0
  }
  return { entry, bindLine, bindText, setPatient, validate, showErrors, formRef }
}
