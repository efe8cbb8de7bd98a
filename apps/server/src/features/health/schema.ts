import { HealthResponse } from '@naad/api-contract';

export const healthSchema = {
  tags: ['service'],
  summary: 'Whether the service answers',
  response: { 200: HealthResponse },
};
