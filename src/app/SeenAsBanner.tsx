import { Button } from '@mantine/core'
import { type SeenAs, seenAs, seenAsText } from '#api/core/seenAs.ts'
import classes from './SeenAsBanner.module.css'

export function SeenAsBanner({ seen }: { seen: SeenAs }) {
  return (
    <section aria-label="Seen as a role" className={classes.banner}>
      <p role="status">{seenAsText(seen)}</p>
      <Button size="xs" className={classes.stop} variant="default" onClick={seenAs.stop}>
        Stop
      </Button>
    </section>
  )
}
