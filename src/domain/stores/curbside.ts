export interface Curbside {
  readonly bd_destination_id: string | null
  readonly curbside_enabled: boolean
  readonly curbside_online: boolean
}

/** Curbside orders need a Blue Dot destination, and taking them now needs curbside orders. */
export function possibleCurbside({ bd_destination_id, ...wanted }: Curbside): Curbside {
  const curbside_enabled = wanted.curbside_enabled && Boolean(bd_destination_id?.trim())
  return {
    bd_destination_id,
    curbside_enabled,
    curbside_online: wanted.curbside_online && curbside_enabled,
  }
}
