import { Opening } from '#ui/Opening.tsx'
import { whenOpened } from '#ui/whenOpened.ts'
import type { TitleFormProps } from './TitleForm.tsx'
import { useDrawnLater } from './useDrawnLater.ts'

const form = whenOpened(() => import('./TitleForm.tsx').then((module) => module.TitleForm))

/** Lazy: its code loads after the page. */
export function TitleDialog(props: TitleFormProps) {
  // Rendered while closed, so that the code is loaded when it opens.
  const drawn = useDrawnLater({ below: true })
  return (
    (drawn || props.opened) && (
      <Opening asked={props.opened}>
        <form.Part {...props} />
      </Opening>
    )
  )
}
