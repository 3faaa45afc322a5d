const sixHex = /^[0-9a-f]{6}$/i

export function isColour(text: string): boolean {
  return sixHex.test(text)
}

/** `aabbcc` -> `#aabbcc`. An empty text is undefined (unset), an invalid one null. */
export function colourToSend(text: string): string | null | undefined {
  if (text === '') return undefined
  return isColour(text) ? `#${text}` : null
}

/** `#aabbcc` -> `aabbcc`, as it is typed. */
export function colourToType(colour: string | null | undefined): string {
  return colour?.replace(/^#/, '') ?? ''
}

/** 10 digits, with or without country code 1, as (xxx) xxx-xxxx. Other numbers stay as they are. */
export function formatPhone(phone: string): string {
  const local = phoneDigits(phone)
  return local === null ? phone : `(${local.slice(0, 3)}) ${local.slice(3, 6)}-${local.slice(6)}`
}

/** The 10 digits without country code 1; null for other numbers. */
export function phoneDigits(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '')
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return local.length === 10 ? local : null
}

/** Only http(s): no script, file or relative link. */
export function isWebLink(address: string): boolean {
  return /^https?:\/\/\S+$/i.test(address)
}

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
