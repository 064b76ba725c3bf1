/** A small shooter in phases, for the example 000-pseudo-multitasking-java. */
package multitasking;
