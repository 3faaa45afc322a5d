/** Clock and calendar as they are at a store. */

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs more than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** The date 'YYYY-MM-DD' at a moment in a store's time zone: its 'today' (AMB-96). */
export function storeDate(at: Date, timeZone: string): string {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** A time of day HH:mm or HH:mm:ss as h:mm AM/PM (AMB-81, AMB-97); what is none stays as it is. */
export function clockText(time: string): string {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined) return time
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
