/** The first one is the default of a new store (AMB-80). */
export const timeZones = [
  'America/Los_Angeles',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Anchorage',
  'America/Adak',
  'Pacific/Honolulu',
] as const

/** United States zones as Rails and Windows name them. */
const zonesInWords: ReadonlyMap<string, string> = new Map([
  ['Pacific', 'America/Los_Angeles'],
  ['Eastern', 'America/New_York'],
  ['US Eastern', 'America/Indianapolis'],
  ['Indiana (East)', 'America/Indianapolis'],
  ['Central', 'America/Chicago'],
  ['Mountain', 'America/Denver'],
  ['Arizona', 'America/Phoenix'],
  ['US Mountain', 'America/Phoenix'],
  ['Alaska', 'America/Anchorage'],
  ['Alaskan', 'America/Anchorage'],
  ['Aleutian', 'America/Adak'],
  ['Hawaii', 'Pacific/Honolulu'],
  ['Hawaiian', 'Pacific/Honolulu'],
])

/** 'Pacific Time (US & Canada)', 'Pacific Standard Time' -> 'America/Los_Angeles' */
export function zoneInWords(name: string): string | undefined {
  return zonesInWords.get(name.replace(/( Standard)? Time( \(US & Canada\))?$/, ''))
}
