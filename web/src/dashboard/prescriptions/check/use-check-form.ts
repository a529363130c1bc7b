import { useState } from 'react'
import {
  type CheckEntry,
  type Decision,
  findProblems,
  getDecision,
  type LineToCheck,
  type OrderToCheck,
  prescribedField,
  reasonField,
  verdictField,
} from './check-entry.ts'
import { type FactName, noFacts, type PrescriptionFacts } from './prescription-facts.ts'
import { useFieldErrors } from '../../../ui/forms/use-field-errors.ts'

/** An admin's entries in an order's check, with their errors. Changing a field clears its error. */
export function useCheckForm(order: OrderToCheck) {
  const [entry, setEntry] = useState<CheckEntry>({ decisions: {}, facts: noFacts })
  const { formRef, showErrors, getError, clearError } = useFieldErrors()

  const decide = (line: LineToCheck, change: Partial<Decision>) => {
    setEntry((before) => {
      const decision = { ...getDecision(before, line), ...change }
      return { ...before, decisions: { ...before.decisions, [line.productId]: decision } }
    })
    if (change.verdict !== undefined) clearError(verdictField(line))
    clearError(reasonField(line))
    clearError(prescribedField(line))
  }
  const setFacts = (change: Partial<PrescriptionFacts>) => {
    setEntry((before) => ({ ...before, facts: { ...before.facts, ...change } }))
    for (const name of Object.keys(change)) clearError(name)
  }
  const bindFact = (name: FactName) => ({
    name,
    value: entry.facts[name],
    error: getError(name),
    onChange: ({ target }: { target: { value: string } }) => setFacts({ [name]: target.value }),
    autoComplete: 'off',
  })
  const bindLine = (line: LineToCheck) => ({
    line,
    decision: getDecision(entry, line),
    verdictError: getError(verdictField(line)),
    reasonError: getError(reasonField(line)),
    prescribedError: getError(prescribedField(line)),
    onDecide: (change: Partial<Decision>) => decide(line, change),
  })
  /** Shows errors for missing values, and returns whether the form is complete. */
  const validate = (): boolean => {
    const problems = findProblems(order, entry)
    showErrors(problems)
    return problems.length === 0
  }
  return { entry, bindLine, bindFact, setFacts, getError, validate, showErrors, formRef }
}

/** The form without the parts that only its root needs. */
export type CheckFormState = Omit<ReturnType<typeof useCheckForm>, 'formRef' | 'showErrors'>
