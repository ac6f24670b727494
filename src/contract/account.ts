import { createRoute, z } from '@hono/zod-openapi'
import { say } from './errors.ts'
import { answers, email, idInPath, line, phone, refuses, secret, storedId, takes } from './fields.ts'

export const user = z
  .object({
    id: storedId,
    username: z.string(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    address: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    role: z.string(),
  })
  .openapi('User')
export type User = z.infer<typeof user>

/** Username or e-mail, and password (specification, section 5). */
export const loginForm = z.object({
  username: line(254).min(3, say('username_too_short')),
  password: secret,
})

const registration = z.object({
  firstName: line(100).min(1, say('first_name_required')),
  lastName: line(100).min(1, say('last_name_required')),
  username: line(50)
    .min(3, say('username_too_short'))
    // One may sign in by e-mail too, so a username never looks like one.
    .regex(/^[^@]*$/, say('username_invalid')),
  email,
  password: secret,
})

/** The registration form as the page holds it: `confirmPassword` is checked there and never sent. */
export const registrationForm = registration
  .extend({ confirmPassword: z.string().min(6, say('password_too_short')).max(200, say('too_long')) })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: say('passwords_differ'),
  })

/** An empty field clears what was stored. */
const clearable = <Schema extends z.ZodType>(schema: Schema) => schema.or(z.literal('')).optional()

export const accountForm = z.object({
  firstName: clearable(line(100)),
  lastName: clearable(line(100)),
  email: email.optional(),
  phoneNumber: clearable(phone),
  address: clearable(line(200)),
  city: clearable(line(100)),
  country: clearable(line(100)),
})
export type AccountForm = z.infer<typeof accountForm>

export const accountCalls = {
  me: createRoute({
    method: 'get',
    path: '/api/auth/me',
    tags: ['Account'],
    summary: 'Who is signed in',
    responses: { 200: answers(user, 'the user'), 401: refuses('sign_in_required') },
  }),
  logIn: createRoute({
    method: 'post',
    path: '/api/auth/login',
    tags: ['Account'],
    summary: 'Signs in by username or e-mail; joins the guest cart to the user’s',
    request: { body: takes(loginForm) },
    responses: {
      200: answers(user, 'the user'),
      400: refuses('invalid_input'),
      401: refuses('wrong_credentials'),
      429: refuses('too_many_attempts'),
    },
  }),
  register: createRoute({
    method: 'post',
    path: '/api/auth/register',
    tags: ['Account'],
    summary: 'Makes an account and signs in',
    // The specification names only these fields' rules; names are taken where they are given.
    request: { body: takes(registration.partial({ firstName: true, lastName: true })) },
    responses: {
      201: answers(user, 'the user'),
      400: refuses('invalid_input'),
      409: refuses('username_taken', 'email_taken'),
      429: refuses('too_many_attempts'),
    },
  }),
  logOut: createRoute({
    method: 'post',
    path: '/api/auth/logout',
    tags: ['Account'],
    summary: 'Ends the session',
    responses: { 200: answers(z.null(), 'signed out') },
  }),
  updateUser: createRoute({
    method: 'patch',
    path: '/api/users/{id}',
    tags: ['Account'],
    summary: "Changes one's own details",
    request: { params: z.object({ id: idInPath }), body: takes(accountForm) },
    responses: {
      200: answers(user, 'the user'),
      400: refuses('invalid_input'),
      401: refuses('sign_in_required'),
      404: refuses('not_found'),
      409: refuses('email_taken'),
    },
  }),
}
