import { deferredMessages } from './deferred-messages.ts';
import { problemsEn } from './messages/en/problems.ts';

/** Returns the texts of problems of uploads. */
export const problemMessages = deferredMessages('problems', problemsEn);
