/** What a game reads from its files and keeps: pictures, sounds. A store counts who uses each. */
@NullMarked
package kodama.resource;

import org.jspecify.annotations.NullMarked;
