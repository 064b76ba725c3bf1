/** A title and enemies in states, for the example 002-state-transitions-java. */
package transitions;
