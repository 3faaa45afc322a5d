interface PostalAddress {
  readonly address: string | null
  readonly city: string | null
  readonly state: string | null
  readonly postal_code?: string | null
}

/** `1124 Pike Street, Seattle, WA 98101`, without missing parts. */
export function addressText({ address, city, state, postal_code }: PostalAddress): string {
  const region = [state, postal_code].filter(Boolean).join(' ')
  return [address, city, region].filter(Boolean).join(', ')
}
