import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useBackButton } from './back-button.ts'

/**
 * Makes an overlay modal: the rest of the page becomes inert and does not scroll, Escape and Back close, and the focus
 * returns afterwards. Not the native dialog, which would cover the toasts. Elements with `data-above-modals` stay
 * active.
 */
export function useModal(ref: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useBackButton(true, onClose)
  useEffect(() => {
    const host = ref.current
    if (!host) return
    const before = document.activeElement
    const release = silenceOthers(host)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || host.inert) return
      event.stopPropagation()
      close()
    }
    document.addEventListener('keydown', onKeyDown)
    const first =
      host.querySelector<HTMLElement>('[data-autofocus]') ??
      host.querySelector<HTMLElement>('[aria-modal]')
    first?.focus({ preventScroll: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      release()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [ref])
}

/** Whether a modal overlay covers the page. */
export const isModalOpen = () => document.documentElement.hasAttribute('data-modal')

function silenceOthers(host: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (node): node is HTMLElement =>
      node instanceof HTMLElement &&
      node !== host &&
      !node.inert &&
      !node.hasAttribute('data-above-modals'),
  )
  for (const node of others) node.inert = true
  const isOutermost = !isModalOpen()
  if (isOutermost) lockScrolling()
  return () => {
    for (const node of others) node.inert = false
    if (isOutermost) document.documentElement.removeAttribute('data-modal')
  }
}

function lockScrolling() {
  const { documentElement } = document
  const scrollbar = window.innerWidth - documentElement.clientWidth
  documentElement.style.setProperty('--scrollbar', `${scrollbar}px`)
  documentElement.setAttribute('data-modal', '')
}
