import { Component, type ReactNode } from 'react'
import classes from './ConsoleBoundary.module.css'

export class ConsoleBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <main className={classes.fallback}>
        <h1>Oops, something went wrong :(</h1>
        <a href="/">Load the console again</a>
      </main>
    )
  }
}
