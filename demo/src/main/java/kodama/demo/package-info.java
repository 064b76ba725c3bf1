/** The demo game as a desktop program, and its tasks that are written in Java. */
@NullMarked
package kodama.demo;

import org.jspecify.annotations.NullMarked;
