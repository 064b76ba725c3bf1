/** A title, a field, a battle and an event that can each be begun, for the example 003-loop-management-java. */
package lamplight;
