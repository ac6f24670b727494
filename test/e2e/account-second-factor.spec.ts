import { expect, test } from '../support/e2e-test.ts'
