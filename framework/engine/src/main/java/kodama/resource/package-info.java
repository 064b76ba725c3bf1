/**
 * What a game reads from its files and keeps: pictures, sounds. Each kind has its store; a store knows who uses what,
 * and lets go of what no one uses.
 *
 * <p>Owned by the game thread; files may be read by jobs.
 */
@NullMarked
package kodama.resource;

import org.jspecify.annotations.NullMarked;
