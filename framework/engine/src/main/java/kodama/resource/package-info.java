/** What a game reads from its files and keeps: pictures, sounds. A store knows who uses what. */
@NullMarked
package kodama.resource;

import org.jspecify.annotations.NullMarked;
