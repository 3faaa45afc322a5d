import { storeDate } from './storeTime.ts'

/**
 * A date as promotions show it, M/D/YY (AMB-142, AMB-169); the years 0001 and 9999 stand for no limit
 * (PROMO-04). Takes 'YYYY-MM-DD' with or without a time and never a time zone; what is no date stays
 * as it is.
 */
export function promotionDay(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? []
  if (year === undefined) return date
  if (year === '0001' || year === '9999') return 'Permanent'
  return `${Number(month)}/${Number(day)}/${year.slice(2)}`
}

/** The day of a timestamp as promotions show it, in the zone of whoever looks (AMB-169). */
export function promotionMoment(timestamp: string, timeZone: string): string {
  const at = new Date(timestamp)
  return Number.isNaN(at.getTime()) ? timestamp : promotionDay(storeDate(at, timeZone))
}
