import { nextDayText, type OpenHours } from '#domain/stores/storeHours.ts'
import classes from './todayHours.module.css'

interface HoursNoteProps {
  /** null: not all entered. */
  hours: OpenHours | 'closed' | null
  /** `Friday` */
  day: string
}

/** Says before Save that the entered times close the store, or end on the next day (AMB-97, AMB-180). */
export function HoursNote({ hours, day }: HoursNoteProps) {
  return (
    <p role="status" className={classes.hoursNote}>
      {hours === 'closed' ? `CLOSED on ${day}` : nextDayText(hours)}
    </p>
  )
}
