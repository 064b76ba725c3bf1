/** Tasks written in Java, for the example java-tasks. */
package fireworks;
