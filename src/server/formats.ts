import type { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

export function addContractFormats(ajv: Ajv2020): void {
  addFormats.default(ajv)
  ajv.addFormat('day-moment', isDayMoment)
}

/** 'YYYY-MM-DD HH:mm:ss' (AMB-142). A pattern would accept February 31. */
export function isDayMoment(text: string): boolean {
  const [, day] = /^(\d{4}-\d{2}-\d{2}) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.exec(text) ?? []
  if (day === undefined || day.startsWith('0000')) return false
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}
