import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakePauses, pass } from '../../../test/pauses.ts'
import { useDebounced } from './use-debounced.ts'

it('a debounced value is the first one immediately, and a later one after the pause', async () => {
  fakePauses()
  const { result, rerender } = renderHook(({ text }) => useDebounced(text, 150), {
    initialProps: { text: 'm' },
  })
  expect(result.current).toBe('m')
  rerender({ text: 'mi' })
  expect(result.current).toBe('m')
  await pass(160)
  expect(result.current).toBe('mi')
})

it('a debounced value can wait for the first pause as well', async () => {
  fakePauses()
  const { result } = renderHook(() => useDebounced('mi', 150, ''))
  expect(result.current).toBe('')
  await pass(160)
  expect(result.current).toBe('mi')
})
