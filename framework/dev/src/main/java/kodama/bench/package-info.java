/**
 * What every bench has: what it measures, the table of its figures, what a process holds, and a Java to measure from
 * outside.
 *
 * <p>The rooms below measure, and {@code kodama bench} runs them: {@code part} one part of the framework by itself,
 * {@code game} whole games, {@code lua} the Lua machine beside others, {@code latency} a key and the screen. Figures
 * are for comparing one machine, or one version, with another: nothing here passes or fails. A released game has none
 * of it.
 */
@NullMarked
package kodama.bench;

import org.jspecify.annotations.NullMarked;
