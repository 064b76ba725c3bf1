/**
 * The {@code kodama} command, for those who make games: run, dev, test, bench, docs, lua.
 *
 * <p>Floor 13. A released game has none of it.
 */
@NullMarked
package kodama.cli.dev;

import org.jspecify.annotations.NullMarked;
