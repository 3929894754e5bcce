const types: Record<number, { type: string; code: string | null }> = {
  401: { type: 'invalid_request_error', code: 'invalid_api_key' },
  403: { type: 'invalid_request_error', code: 'unsupported_country_region_territory' },
  404: { type: 'invalid_request_error', code: 'model_not_found' },
  429: { type: 'requests', code: 'rate_limit_exceeded' },
}

/** An error as both of OpenAI's formats tell it. */
export function openAiError(status: number, message: string) {
  const { type, code } = types[status] ?? {
    type: status < 500 ? 'invalid_request_error' : 'server_error',
    code: null,
  }
  return { message, type, param: null, code }
}
