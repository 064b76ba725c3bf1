/**
 * The {@code kodama} command, for those who make games: run, dev, test, bench, docs, lua.
 *
 * <p>A released game has none of it.
 */
@NullMarked
package kodama.cli.dev;

import org.jspecify.annotations.NullMarked;
