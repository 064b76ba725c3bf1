/** A title, a field, a battle and an event, for the example 003-loop-management-java. */
package lamplight;
