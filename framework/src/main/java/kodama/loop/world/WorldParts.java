package kodama.loop.world;

import java.util.List;
import kodama.input.Pad;
import kodama.job.LongJobs;
import kodama.loop.GameProject;
import kodama.loop.Subsystem;
import kodama.lua.CompiledScripts;
import kodama.script.hold.Holder;
import kodama.task.ForkJoin;
import kodama.time.FpsMeter;

/**
 * What a world is built of and leaves behind for the next one.
 *
 * @param project the game as it is now
 * @param subsystems those that the game has brought along and that are open
 * @param longJobs what takes several ticks
 * @param forkJoin does work on all cores at once
 * @param compiled scripts that need not be compiled again
 * @param pad the input that tasks see
 * @param meter counts the frames that are shown
 * @param holder holds the game at a line
 */
public record WorldParts(
        GameProject project,
        List<Subsystem> subsystems,
        LongJobs longJobs,
        ForkJoin forkJoin,
        CompiledScripts compiled,
        Pad pad,
        FpsMeter meter,
        Holder holder) {}
