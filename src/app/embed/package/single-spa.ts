import type { SingleSpaStep } from '../contract/methods.ts';

export * from './contract.ts';
export declare const bootstrap: SingleSpaStep;
export declare const mount: SingleSpaStep;
export declare const update: SingleSpaStep;
export declare const unmount: SingleSpaStep;
