/** The time zones that the store form offers; a new store has the first one (AMB-80). */
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
