import { Opening, whenOpened } from '#ui/Opening.tsx'
import type { TitleFormProps } from './TitleForm.tsx'
import { useDrawnLater } from './useDrawnLater.ts'

const form = whenOpened(() => import('./TitleForm.tsx').then((module) => module.TitleForm))

export function TitleDialog(props: TitleFormProps) {
  // Rendered while closed, to load its code early.
  const drawn = useDrawnLater({ below: true })
  return (
    (drawn || props.opened) && (
      <Opening asked={props.opened}>
        <form.Part {...props} />
      </Opening>
    )
  )
}
