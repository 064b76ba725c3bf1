package kodama.loop;

import java.util.List;
import kodama.job.LongJobs;
import kodama.task.ForkJoin;

/**
 * What a world works with and leaves behind for the next one.
 *
 * @param subsystems those that the game has brought along and that are open
 * @param longJobs what takes several ticks
 * @param forkJoin does work on all cores at once
 */
record LastingParts(List<Object> subsystems, LongJobs longJobs, ForkJoin forkJoin) {}
