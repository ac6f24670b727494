/** Versions from `from` on and below `fixedIn` have a known weakness. */
export interface Advisory {
  name: string
  from?: string
  fixedIn: string
  /** Where it is described. */
  advisory: string
}

/** When somebody last went through the list, and how far the advisories in it reach. */
export const LIST_BY_HAND = { lookedAtOn: '2026-11-24', advisoriesUpTo: '2025-12' } as const

/**
 * A list by hand, for machines without a network: packages that this project uses, or used to reach through others. It
 * is no substitute for `npm audit`, which knows every advisory. Add a line when one is published.
 */
export const KNOWN_VULNERABLE: readonly Advisory[] = [
  { name: 'body-parser', fixedIn: '1.20.3', advisory: 'CVE-2024-45590' },
  { name: 'brace-expansion', fixedIn: '1.1.12', advisory: 'CVE-2025-5889' },
  { name: 'brace-expansion', from: '2.0.0', fixedIn: '2.0.2', advisory: 'CVE-2025-5889' },
  { name: 'braces', fixedIn: '3.0.3', advisory: 'CVE-2024-4068' },
  { name: 'cookie', fixedIn: '0.7.0', advisory: 'CVE-2024-47764' },
  { name: 'cross-spawn', fixedIn: '6.0.6', advisory: 'CVE-2024-21538' },
  { name: 'cross-spawn', from: '7.0.0', fixedIn: '7.0.5', advisory: 'CVE-2024-21538' },
  { name: 'crypto-js', fixedIn: '4.2.0', advisory: 'CVE-2023-46233' },
  { name: 'esbuild', fixedIn: '0.25.0', advisory: 'GHSA-67mh-4wv8-2f99' },
  { name: 'form-data', fixedIn: '2.5.4', advisory: 'CVE-2025-7783' },
  { name: 'form-data', from: '4.0.0', fixedIn: '4.0.4', advisory: 'CVE-2025-7783' },
  { name: 'glob', from: '10.2.0', fixedIn: '10.5.0', advisory: 'CVE-2025-64756' },
  { name: 'hono', fixedIn: '4.6.5', advisory: 'CVE-2024-48913' },
  { name: 'js-yaml', from: '4.0.0', fixedIn: '4.1.1', advisory: 'CVE-2025-64718' },
  { name: 'json5', fixedIn: '1.0.2', advisory: 'CVE-2022-46175' },
  { name: 'json5', from: '2.0.0', fixedIn: '2.2.2', advisory: 'CVE-2022-46175' },
  { name: 'lodash', fixedIn: '4.17.21', advisory: 'CVE-2021-23337' },
  { name: 'lodash-es', fixedIn: '4.17.21', advisory: 'CVE-2021-23337' },
  { name: 'micromatch', fixedIn: '4.0.8', advisory: 'CVE-2024-4067' },
  { name: 'minimatch', fixedIn: '3.0.5', advisory: 'CVE-2022-3517' },
  { name: 'minimist', fixedIn: '1.2.6', advisory: 'CVE-2021-44906' },
  { name: 'nanoid', fixedIn: '3.3.8', advisory: 'CVE-2024-55565' },
  { name: 'nanoid', from: '4.0.0', fixedIn: '5.0.9', advisory: 'CVE-2024-55565' },
  { name: 'nodemailer', fixedIn: '7.0.7', advisory: 'GHSA-mm7p-fcc7-pg87' },
  { name: 'path-to-regexp', fixedIn: '0.1.12', advisory: 'CVE-2024-52798' },
  { name: 'path-to-regexp', from: '1.0.0', fixedIn: '1.9.0', advisory: 'CVE-2024-45296' },
  { name: 'pdfjs-dist', fixedIn: '4.2.67', advisory: 'CVE-2024-4367' },
  { name: 'postcss', fixedIn: '8.4.31', advisory: 'CVE-2023-44270' },
  { name: 'qs', fixedIn: '6.2.4', advisory: 'CVE-2022-24999' },
  { name: 'react-router', from: '7.0.0', fixedIn: '7.5.2', advisory: 'CVE-2025-43864' },
  { name: 'rollup', fixedIn: '2.79.2', advisory: 'CVE-2024-47068' },
  { name: 'rollup', from: '4.0.0', fixedIn: '4.22.4', advisory: 'CVE-2024-47068' },
  { name: 'semver', from: '7.0.0', fixedIn: '7.5.2', advisory: 'CVE-2022-25883' },
  { name: 'sharp', fixedIn: '0.32.6', advisory: 'CVE-2023-4863' },
  { name: 'tar-fs', fixedIn: '2.1.4', advisory: 'CVE-2025-59343' },
  { name: 'tar-fs', from: '3.0.0', fixedIn: '3.1.1', advisory: 'CVE-2025-59343' },
  { name: 'tough-cookie', fixedIn: '4.1.3', advisory: 'CVE-2023-26136' },
  { name: 'undici', fixedIn: '5.28.5', advisory: 'CVE-2025-22150' },
  { name: 'undici', from: '6.0.0', fixedIn: '6.21.1', advisory: 'CVE-2025-22150' },
  { name: 'undici', from: '7.0.0', fixedIn: '7.2.3', advisory: 'CVE-2025-22150' },
  { name: 'vite', fixedIn: '5.4.20', advisory: 'CVE-2025-58751' },
  { name: 'vite', from: '6.0.0', fixedIn: '6.3.6', advisory: 'CVE-2025-58751' },
  { name: 'vite', from: '7.0.0', fixedIn: '7.0.7', advisory: 'CVE-2025-58751' },
  { name: 'word-wrap', fixedIn: '1.2.4', advisory: 'CVE-2023-26115' },
  { name: 'ws', fixedIn: '7.5.10', advisory: 'CVE-2024-37890' },
  { name: 'ws', from: '8.0.0', fixedIn: '8.17.1', advisory: 'CVE-2024-37890' },
]
