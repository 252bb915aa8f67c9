/**
 * Who runs a copy of the site that is only to be tried out. Each fact says that it is a sample, so that legal texts are
 * whole there and nobody takes them for those of a company. The domain is one that nobody can have (RFC 2606).
 */
export const sampleCompany = {
  name: 'Minta Kft. (minta)',
  address: '1234 Mintaváros, Minta utca 1. (minta)',
  registrationNumber: '00-00-000000 (minta)',
  registryCourt: 'Mintavárosi Törvényszék Cégbírósága (minta)',
  taxNumber: '00000000-0-00 (minta)',
  phone: '+36 1 000 0000 (minta)',
  hosting: 'Minta Tárhely Kft., 1234 Mintaváros, Minta utca 2., tarhely@minta.example (minta)',
} as const

/** Who makes such a copy. */
export const sampleTeam = [
  { name: 'Minta Anna (minta)', role: 'matematikatanár, a feladatokat és a segítségeket írja' },
  { name: 'Minta Béla (minta)', role: 'matematikatanár, minden feladatot végigold, mielőtt kikerül' },
  { name: 'Minta Csilla (minta)', role: 'programozó, az oldalt építi' },
] as const

/** The address of support where none is configured and the site has no name of its own. */
export const SAMPLE_EMAIL = 'info@minta.example'
