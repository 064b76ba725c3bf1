/** A subsystem that takes part in each frame, for the example sparks. */
package sparks;
