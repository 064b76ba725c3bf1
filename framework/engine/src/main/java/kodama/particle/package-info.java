/** Particles: many small pictures that fly for a short time, such as sparks and smoke. They never change the game. */
@NullMarked
package kodama.particle;

import org.jspecify.annotations.NullMarked;
