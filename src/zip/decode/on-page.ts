import type { createCooperativeScheduling } from './cooperative-scheduling.ts';

/** Returns a function that loads a job for the page's thread, where it must yield. */
export const onPage =
  <Job>(loadCreate: () => Promise<(schedulingFor: typeof createCooperativeScheduling) => Job>) =>
  async (): Promise<Job> => {
    const [create, { createCooperativeScheduling }] = await Promise.all([
      loadCreate(),
      import('./cooperative-scheduling.ts'),
    ]);
    return create(createCooperativeScheduling);
  };
