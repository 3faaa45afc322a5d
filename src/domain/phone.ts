/** A phone number of 10 digits as (xxx) xxx-xxxx, also with the country code 1. Other numbers stay as they are. */
export function formatPhone(phone: string): string {
  const local = phoneDigits(phone)
  return local === null ? phone : `(${local.slice(0, 3)}) ${local.slice(3, 6)}-${local.slice(6)}`
}

/** The 10 digits of a phone number, without the country code 1; null for any other number. */
export function phoneDigits(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '')
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return local.length === 10 ? local : null
}
