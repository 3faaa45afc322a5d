declare const __BRAND__: string

/** The brand in the names of downloaded reports, from BRAND at the time of the build (AMB-163). */
export const brand = __BRAND__
