package kodama.script;

import kodama.input.Controls;
import kodama.job.JobRunner;
import kodama.job.LongJobs;
import kodama.lua.CompiledScripts;
import kodama.task.ForkJoin;
import kodama.time.FpsMeter;

/**
 * What stays over simple resets, and is handed to each new world.
 *
 * @param longJobs what takes several ticks
 * @param forkJoin does the same work on all cores at once
 * @param jobs does different pieces of work on all cores at once
 * @param compiled what scripts were compiled to in worlds before
 * @param controls what the game is played with
 * @param meter counts the frames that are shown
 */
public record LastingParts(
        LongJobs longJobs,
        ForkJoin forkJoin,
        JobRunner jobs,
        CompiledScripts compiled,
        Controls controls,
        FpsMeter meter) {}
