import { CapabilitiesResponse, ErrorResponse } from '@naad/api-contract';

export const capabilitiesSchema = {
  tags: ['service'],
  summary: 'What this deployment has, and why the rest is absent',
  response: { 200: CapabilitiesResponse, 429: ErrorResponse },
};
