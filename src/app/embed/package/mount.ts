import type { Mount } from '../contract.ts';

export * from '../contract.ts';
export declare const mount: Mount;
