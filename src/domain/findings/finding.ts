/** Something that needs attention, with the place where it is mended. */
export interface Finding {
  /** The same on each visit, and another one for another fault: 'offline 12'. */
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly to: string
  readonly hash?: string
  readonly search?: Readonly<Record<string, string>>
}

export interface PutOff {
  readonly reason: string
  /** First day on which the finding is shown again. */
  readonly until: string
}

export function putOffOn(
  { id }: Finding,
  putOffs: Readonly<Record<string, PutOff>>,
  today: string,
): PutOff | undefined {
  const putOff = putOffs[id]
  return putOff && today < putOff.until ? putOff : undefined
}
