/** The main loop of the program and its phases; start reading at {@link kodama.loop.Program}. */
@NullMarked
package kodama.loop;

import org.jspecify.annotations.NullMarked;
