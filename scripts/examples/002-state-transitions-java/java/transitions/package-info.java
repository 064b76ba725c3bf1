/** A title and enemies with states, for the example 002-state-transitions-java. */
package transitions;
