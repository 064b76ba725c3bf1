/** Packs a game and the required parts of the framework into one runnable jar: {@link ReleaseJar}. */
@NullMarked
package kodama.pack;

import org.jspecify.annotations.NullMarked;
