/**
 * What scripts see of garbage: weak tables lose their entries, finalizers run. Java collects everything else by
 * itself.
 *
 * <p>lua.value}; knows no machine, only its {@linkplain kodama.lua.collect.Collector.Roots roots}. Finalizers are an
 * open machine's: {@code kodama.lua.open} brings them.
 */
@NullMarked
package kodama.lua.collect;

import org.jspecify.annotations.NullMarked;
