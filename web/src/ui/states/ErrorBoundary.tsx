import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown instead of the failed content; by default nothing. */
  fallback?: ReactNode
  children: ReactNode
}

interface State {
  hasFailed: boolean
}

/** Keeps an unexpected error within a part of the page. A new key resets it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
