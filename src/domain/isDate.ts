/** Whether a text is a date of the calendar, 'YYYY-MM-DD'. The text '2026-02-31' is no date. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const moment = new Date(text)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
