/** Tasks written in Java, for the example java-tasks. */
@NullMarked
package fireworks;

import org.jspecify.annotations.NullMarked;
