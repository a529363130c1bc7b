import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Reports the values typed into a prerendered form's inputs before its scripts had loaded, by their names. */
export function useTypedText(
  formRef: RefObject<HTMLFormElement | null>,
  onTyped: (texts: Record<string, string>) => void,
): void {
  const report = useEffectEvent(() => {
    const inputs = [...(formRef.current?.querySelectorAll('input') ?? [])]
    const typed = inputs.filter(({ value, defaultValue }) => value !== defaultValue)
    if (typed.length > 0) onTyped(Object.fromEntries(typed.map(({ name, value }) => [name, value])))
  })
  useEffect(() => report(), [])
}
