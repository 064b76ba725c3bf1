package kodama.dev.overlay;

import java.util.function.Supplier;
import kodama.dev.portal.DevRequests;

/**
 * What the debug menu works with.
 *
 * @param phases the phases that the program went through of late
 * @param times how long the last start or reset took
 * @param openOptions opens the screen on which players choose
 * @param crashReport writes a report of the game as it stands; answers in a sentence where it is
 */
public record DebugTools(
        Playback playback,
        ViewTools sight,
        DevRequests requests,
        Supplier<String> phases,
        Supplier<String> times,
        TaskDumpFile notes,
        Runnable openOptions,
        Supplier<String> crashReport) {}
