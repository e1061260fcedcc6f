import type { Mount } from '../contract/methods.ts';

export * from './contract.ts';
export declare const mount: Mount;
