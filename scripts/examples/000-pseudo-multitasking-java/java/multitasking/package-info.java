/** A small shooter with phases, for the example 000-pseudo-multitasking-java. */
package multitasking;
