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
