/**
 * Every sentence that more than one part of the product says, or that a test reads. A page, a test and the server take
 * it from here.
 */
export const messages = {
  signup: {
    firstNameRequired: 'First name is required',
    lastNameRequired: 'Last name is required',
    emailRequired: 'Email is required',
    emailInvalid: 'Please enter a valid email address',
    passwordRequired: 'Password is required',
    confirmRequired: 'Please confirm your password',
    passwordsDiffer: 'Passwords do not match',
    emailTaken: 'An account with this email already exists',
    validationFailed: (details: string) => `Validation failed: ${details}`,
    invalidData: 'Invalid signup data',
    unexpected: 'An unexpected error occurred during signup. Please try again.',
    created: 'Account Created!',
  },
  login: {
    fillAll: 'Please fill in all fields',
    failed: 'Login failed. Please try again.',
    succeeded: 'Login successful!',
    wrongCredentials: 'The email or the password is not right.',
    emailNotVerified: 'Please verify your email before logging in. We can send you a new link.',
  },
  verify: {
    noToken: 'No verification token provided',
    failed: 'Failed to verify email. The link may be expired or invalid.',
    failedToast: 'Email verification failed',
    resendFailed: 'Failed to resend verification email',
    noEmail: 'No email address available for resending verification',
    succeeded: 'Email verified successfully! Your account is now active.',
    resent: 'Verification email sent successfully! Please check your inbox.',
  },
  session: {
    signInFirst: 'Please log in to continue.',
    ended: 'Your session has ended. Please log in again.',
    alreadyRotated: 'This session was refreshed elsewhere a moment ago.',
    loggedOut: 'You are logged out.',
  },
  processing: {
    noScreenshots: 'Please capture some screenshots first.',
    logInFirst: 'Please log in to process screenshots.',
    httpError: (status: number) => `HTTP error! status: ${status}`,
    failed: 'Processing failed',
    fileUnreadable: 'Failed to read file',
    timedOut: 'Request timed out. Please try again.',
    analyzing: 'Analyzing Problem...',
    quotaExceeded: 'Query limit reached. Upgrade to continue.',
    screenshotLimit: 'Screenshot limit exceeded',
    noProblemFound:
      'We could not find a coding problem in this picture. Show the statement with at least one example, and try again.',
    notMatched: 'This problem is not in the built-in collection, and no model is connected to write an answer.',
    invalidImage: 'This file is not a picture we can read. Use a PNG, JPEG or WebP screenshot.',
    imageTooLarge: 'This picture is too large. Use one of at most 10 MB and 40 megapixels.',
    canceled: 'This solve was canceled. It cost no query.',
    canceledLate: 'This solve was canceled. Its code had been shown, so the query is spent.',
    alreadyEnded: 'This solve had already ended, so nothing was canceled.',
    deleted: 'Solution deleted.',
    debugNeedsPlan: 'Debugging is not part of the Free plan.',
    keyReused: 'This Idempotency-Key was used for a different request.',
    codeCopied: 'Code copied to clipboard!',
    copyFailed: 'Failed to copy code to clipboard',
    downloaded: 'Solution downloaded!',
    upToThirtySeconds: 'This can take up to 30 seconds.',
    captureFailed: 'Failed to capture screenshot.',
    captureBlank:
      'The captured picture is blank: the window may be minimised or protected. Try the whole screen, or paste a picture.',
    planScreenshots: (plan: string, limit: number) =>
      `The ${plan} plan takes ${limit} ${limit === 1 ? 'screenshot' : 'screenshots'} per problem.`,
    screenshotRemoved: 'Screenshot removed.',
    nothingToPaste: 'There is no picture on the clipboard. Copy a screenshot first.',
    passed: (count: number) => `Passed the ${count === 1 ? 'one example' : `${count} examples`} shown`,
    failedExamples: (failed: number, count: number) =>
      count === 1 ? 'Failed the one example shown' : `Failed ${failed} of the ${count} examples shown`,
    anotherValidAnswer: 'Another valid answer: the page accepts any.',
    differsAt: (operation: number, call: string, actual: string, expected: string) =>
      `Operation ${operation}, ${call}, gave ${actual} where the page says ${expected}.`,
    differsInLine: ({ line, actual, expected }: { line: number; actual: string; expected: string }) =>
      `Line ${line} of the output is '${actual}' where the page says '${expected}'.`,
    notVerified: 'Not verified',
    ranBefore: 'Run in a sandbox, before you saw it.',
    screenshotsLoadFailed: 'Failed to load screenshot files',
    gone: 'This solve is no longer there.',
  },
  dashboard: {
    loadFailed: 'Failed to load dashboard data',
    noActivity: 'No activity yet. Start using the desktop application to see your activity here.',
  },
  http: {
    notFound: 'There is nothing here.',
    invalidBody: 'Some fields are not right.',
    tooLarge: 'This request is too large.',
    unreadable: 'This request could not be read.',
    unsupported: 'Send JSON with the header Content-Type: application/json.',
    tooMany: (seconds: number) =>
      `Too many attempts. Please try again in ${seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
    internal: 'Something went wrong on our side. Please try again.',
    unavailable: 'We are starting or very busy. Please try again in a moment.',
    network: 'Network error. Please check your connection and try again.',
  },
} as const
