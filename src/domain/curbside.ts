/** What decides whether a store takes orders at the curb. */
export interface Curbside {
  readonly bd_destination_id: string | null
  readonly curbside_enabled: boolean
  readonly curbside_online: boolean
}

/**
 * The curbside fields as a store can have them. A store without a Blue Dot destination has no curbside orders,
 * and a store without curbside orders does not take any now.
 */
export function possibleCurbside({ bd_destination_id, ...wanted }: Curbside): Curbside {
  const curbside_enabled = wanted.curbside_enabled && Boolean(bd_destination_id?.trim())
  return {
    bd_destination_id,
    curbside_enabled,
    curbside_online: wanted.curbside_online && curbside_enabled,
  }
}
