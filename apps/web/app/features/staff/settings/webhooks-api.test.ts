import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { addAndTestEndpoint } from './webhooks-api.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/api/browser-api.ts', () => ({ browserApi: () => ({ call }) }));

it('returns the secret of a new endpoint although the request for its test failed', async () => {
  call.mockResolvedValueOnce({ ok: true, endpointId: 'e1', secret: 'whsec_1' });
  call.mockRejectedValueOnce(new ApiError('', 'unavailable', 503, null));
  const input = {
    id: null,
    name: 'Tool',
    url: 'https://tool.example',
    events: [],
    includeDetails: false,
    active: true,
  };
  expect(await addAndTestEndpoint(input as never)).toEqual({ secret: 'whsec_1', test: { delivery: null } });
});
