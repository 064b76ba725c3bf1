/**
 * The life of the program, and what it is played on: phases, loop objects, the ports to the outside, the game's
 * project, and how its errors are told.
 *
 * <p>Composes the floors below, which never know it; {@code Program} is where to begin to read. What a game written in
 * Java implements or is given stands here, the loop objects of the framework in rooms above.
 */
@NullMarked
package kodama.loop;

import org.jspecify.annotations.NullMarked;
